import { type ContactmailIssue, lineLimits, messageLimit, noReason, reasons } from '../schemas/contactmail.ts'
import { Field } from '../ui/field.tsx'
import { CharactersLeft } from './characters-left.tsx'

export type EnquiryWords = {
  name: string
  email: string
  subject: string
  /** Of the selector, where there is one. */
  reason?: string
  /** The empty choice of the reasons. */
  placeholder?: string
  message: string
  /** `{count}` stands for the number. */
  charactersLeft: string
}

type Props = {
  form: string
  reason?: string | undefined
  words: EnquiryWords
  values: Record<string, string>
  issues: ContactmailIssue[]
  /** Characters in the message, to tell how many are left. */
  length: number
}

const lines = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'subject', type: 'text', autoComplete: 'off' },
] as const

/** The five fields of an enquiry. They hold their own values, so that what is typed before any script stays. */
export function EnquiryFields({ form, reason, words, values, issues, length }: Props) {
  const errorOf = (field: string) => issues.find((issue) => issue.field === field)?.message
  const countId = `${form}-characters`
  return (
    <>
      {lines.map(({ name, type, autoComplete }) => (
        <Field key={name} form={form} name={name} label={words[name]} error={errorOf(name)}>
          {(attributes) => (
            <input
              {...attributes}
              type={type}
              autoComplete={autoComplete}
              maxLength={lineLimits[name]}
              defaultValue={values[name]}
            />
          )}
        </Field>
      ))}
      {reason === undefined ? (
        <Field form={form} name="reason" label={words.reason ?? ''} error={errorOf('reason')}>
          {(attributes) => (
            <select {...attributes} defaultValue={values.reason ?? noReason}>
              <option value={noReason}>{words.placeholder}</option>
              {reasons.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <input type="hidden" name="reason" value={reason} />
      )}
      <Field form={form} name="message" label={words.message} error={errorOf('message')} describedBy={countId}>
        {(attributes) => <textarea {...attributes} rows={6} maxLength={messageLimit} defaultValue={values.message} />}
      </Field>
      <CharactersLeft id={countId} text={words.charactersLeft.replace('{count}', String(messageLimit - length))} />
    </>
  )
}
