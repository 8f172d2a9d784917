import { reasons } from '../../contactmails/contact-reasons.ts'
import { Field } from '../../ui/form/field.tsx'
import { StaffForm } from '../frame/staff-form.tsx'
import { SelectField, TextField } from '../frame/text-field.tsx'
import { digits, type SavedReply, savedReplyLimits } from './saved-reply-schema.ts'

export type SavedReplyValues = {
  name?: string
  reason?: string | null
  body?: string | undefined
  digit?: string | number | null
  from?: string | undefined
  version?: string | undefined
}

const form = 'saved-reply'

type Props = { action: string; values: SavedReplyValues; replies: SavedReply[] }

export function SavedReplyForm({ action, values, replies }: Props) {
  const { name, reason, body, digit, from, version } = values
  const keyOf = (key: number): [string, string] => {
    const taken = replies.filter((reply) => reply.digit === key).map((reply) => reply.name)
    return [String(key), [key, ...taken].join(', ')]
  }
  return (
    <StaffForm action={action} submit="Save" className="mt-5" strong>
      {from && <input type="hidden" name="from" value={from} />}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <TextField form={form} name="name" label="Name" maxLength={savedReplyLimits.name} defaultValue={name} />
      <SelectField form={form} name="reason" label="Reason" none="Every reason" choices={reasons} chosen={reason} />
      <SelectField form={form} name="digit" label="Key" none="None" choices={digits.map(keyOf)} chosen={digit} />
      <Field form={form} name="body" label="Reply">
        {(attributes) => (
          <textarea {...attributes} dir="auto" rows={8} maxLength={savedReplyLimits.body} defaultValue={body} />
        )}
      </Field>
    </StaffForm>
  )
}
