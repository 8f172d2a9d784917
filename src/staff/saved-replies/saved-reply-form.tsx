import { reasons } from '../../contactmails/contact-reasons.ts'
import { Field } from '../../ui/form/field.tsx'
import { StaffForm } from '../frame/staff-form.tsx'
import { TextField } from '../frame/text-field.tsx'
import { digits, savedReplyLimits } from './saved-reply-schema.ts'

export type SavedReplyValues = { name?: string; reason?: string | null; body?: string; digit?: string | number | null }

export function SavedReplyForm({ action, values }: { action: string; values: SavedReplyValues }) {
  const { name, reason, body, digit } = values
  return (
    <StaffForm action={action} submit="Save" className="mt-5" strong>
      <TextField form="saved-reply" name="name" label="Name" maxLength={savedReplyLimits.name} defaultValue={name} />
      <Choice name="reason" label="Reason" none="Every reason" choices={reasons} chosen={reason} />
      <Choice name="digit" label="Key" none="None" choices={digits} chosen={digit} />
      <Field form="saved-reply" name="body" label="Reply">
        {(attributes) => (
          <textarea {...attributes} dir="auto" rows={8} maxLength={savedReplyLimits.body} defaultValue={body} />
        )}
      </Field>
    </StaffForm>
  )
}

type Value = string | number
type ChoiceProps = {
  name: string
  label: string
  none: string
  choices: readonly Value[]
  chosen: Value | null | undefined
}

function Choice({ name, label, none, choices, chosen }: ChoiceProps) {
  return (
    <Field form="saved-reply" name={name} label={label} required={false}>
      {(attributes) => (
        <select {...attributes} defaultValue={chosen ?? ''}>
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
