import { reasons } from '../../contactmails/contact-reasons.ts'
import { Field } from '../../ui/form/field.tsx'
import { StaffForm } from '../frame/staff-form.tsx'
import { digits, savedReplyLimits } from './saved-reply-schema.ts'

export type SavedReplyValues = { name?: string; reason?: string | null; body?: string; digit?: string | number | null }

export function SavedReplyForm({ action, values }: { action: string; values: SavedReplyValues }) {
  const { name, reason, body, digit } = values
  return (
    <StaffForm action={action} submit="Save" className="mt-5" strong>
      <Field form="saved-reply" name="name" label="Name">
        {(attributes) => <input {...attributes} type="text" maxLength={savedReplyLimits.name} defaultValue={name} />}
      </Field>
      <div>
        <label htmlFor="saved-reply-reason" className="block mb-1.5 font-semibold">
          Reason
        </label>
        <select id="saved-reply-reason" name="reason" className="field" defaultValue={reason ?? ''}>
          <option value="">Every reason</option>
          {reasons.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="saved-reply-digit" className="block mb-1.5 font-semibold">
          Key
        </label>
        <select id="saved-reply-digit" name="digit" className="field" defaultValue={digit ?? ''}>
          <option value="">None</option>
          {digits.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <Field form="saved-reply" name="body" label="Reply">
        {(attributes) => (
          <textarea {...attributes} dir="auto" rows={8} maxLength={savedReplyLimits.body} defaultValue={body} />
        )}
      </Field>
    </StaffForm>
  )
}
