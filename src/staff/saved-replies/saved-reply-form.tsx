import { reasons } from '../../contactmails/contact-reasons.ts'
import { Field } from '../../ui/form/field.tsx'
import { StaffForm } from '../frame/staff-form.tsx'
import { SelectField, TextField } from '../frame/text-field.tsx'
import { digits, savedReplyLimits } from './saved-reply-schema.ts'

export type SavedReplyValues = {
  name?: string
  reason?: string | null
  body?: string | undefined
  digit?: string | number | null
  from?: string | undefined
  version?: string | undefined
}

const form = 'saved-reply'

export function SavedReplyForm({ action, values }: { action: string; values: SavedReplyValues }) {
  const { name, reason, body, digit, from, version } = values
  return (
    <StaffForm action={action} submit="Save" className="mt-5" strong>
      {from && <input type="hidden" name="from" value={from} />}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <TextField form={form} name="name" label="Name" maxLength={savedReplyLimits.name} defaultValue={name} />
      <SelectField form={form} name="reason" label="Reason" none="Every reason" choices={reasons} chosen={reason} />
      <SelectField form={form} name="digit" label="Key" none="None" choices={digits} chosen={digit} />
      <Field form={form} name="body" label="Reply">
        {(attributes) => (
          <textarea {...attributes} dir="auto" rows={8} maxLength={savedReplyLimits.body} defaultValue={body} />
        )}
      </Field>
    </StaffForm>
  )
}
