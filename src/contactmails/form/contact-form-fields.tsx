import { useEffect } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { noReason, reasons } from '../contact-reasons.ts'
import { type ContactmailIssue, lineLimits, messageLimit } from '../contactmail.ts'

export type ContactFormWords = {
  name: string
  email: string
  subject: string
  /** Label of the selector, if there is one. */
  reason?: string
  /** The empty option of the reasons. */
  placeholder?: string
  message: string
  /** `{count}` stands for the number. */
  charactersLeft: string
}

type Props = {
  form: string
  reason?: string | undefined
  words: ContactFormWords
  values: Record<string, string>
  issues: ContactmailIssue[]
  /** Characters in the message. */
  length: number
  /** The length last announced by screen readers. */
  spokenLength: number | null
  /** Called after a pause in typing the message. */
  onPause: () => void
  /** Set while sending: text typed then would be lost when the fields are cleared. */
  readOnly: boolean
}

const lines = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'subject', type: 'text', autoComplete: 'off' },
] as const

/** The fields of an enquiry, uncontrolled so that hydration preserves what was typed before. */
export function ContactFormFields({
  form,
  reason,
  words,
  values,
  issues,
  length,
  spokenLength,
  onPause,
  readOnly,
}: Props) {
  const errorOf = (field: string) => issues.find((issue) => issue.field === field)?.message
  const charactersLeft = (count: number) => words.charactersLeft.replace('{count}', String(messageLimit - count))
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
              readOnly={readOnly}
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
        {(attributes) => (
          <textarea
            {...attributes}
            rows={6}
            maxLength={messageLimit}
            readOnly={readOnly}
            defaultValue={values.message}
          />
        )}
      </Field>
      <CharactersLeft
        id={countId}
        text={charactersLeft(length)}
        spoken={spokenLength === null ? '' : charactersLeft(spokenLength)}
        onPause={onPause}
      />
    </>
  )
}

/** Milliseconds without typing after which the count is announced. */
const pause = 1000

type CharactersLeftProps = {
  id: string
  text: string
  /** Announced by screen readers. */
  spoken: string
  /** Called after a pause in typing the described field. */
  onPause: () => void
}

/** Shows the characters left at once; announces them after a pause, while the field has the focus. */
function CharactersLeft({ id, text, spoken, onPause }: CharactersLeftProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count restarts the timer, a new callback does not
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement?.getAttribute('aria-describedby')?.split(' ').includes(id)) onPause()
    }, pause)
    return () => clearTimeout(timer)
  }, [id, text])

  return (
    <div className="-mt-3 text-small text-muted">
      <p id={id}>{text}</p>
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </div>
  )
}
