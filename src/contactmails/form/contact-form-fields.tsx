import { atom } from 'jotai/vanilla'
import { type ClipboardEvent, useEffect } from 'react'
import { useOwnAtom } from '../../browser/use-own-atom.ts'
import { Field } from '../../ui/form/field.tsx'
import { noReason, reasons } from '../contact-reasons.ts'
import { type ContactmailIssue, lineLimits, messageLimit, requiredFields } from '../contactmail.ts'
import { formWords as words } from './form-words.ts'

type Line = keyof typeof lineLimits
const lines = Object.keys(lineLimits) as Line[]
const autoComplete: Partial<Record<Line, string>> = { name: 'name', email: 'email' }

type Props = {
  form: string
  reason?: string | undefined
  values: Record<string, string>
  issues: ContactmailIssue[]
  length: number
  /** Set while sending: text typed then would be lost when the fields are cleared. */
  readOnly: boolean
}

/** The fields of an enquiry, uncontrolled so that hydration preserves what was typed before. */
export function ContactFormFields({ form, reason, values, issues, length, readOnly }: Props) {
  const labelled = (name: ContactmailIssue['field']) => ({
    form,
    name,
    label: words[name],
    error: issues.find(({ field }) => field === name)?.message,
    required: requiredFields.includes(name),
  })
  const [isCut, setCut] = useOwnAtom(createCutAtom)
  const paste = ({ clipboardData, currentTarget: { value, selectionStart, selectionEnd } }: Paste) => {
    const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n')
    setCut(value.length - (selectionEnd - selectionStart) + pasted.length > messageLimit)
  }
  return (
    <>
      {lines.map((name) => (
        <Field key={name} {...labelled(name)}>
          {(attributes) => (
            <input
              {...attributes}
              type={name === 'email' ? 'email' : 'text'}
              autoComplete={autoComplete[name]}
              maxLength={lineLimits[name]}
              readOnly={readOnly}
              defaultValue={values[name]}
            />
          )}
        </Field>
      ))}
      {reason === undefined ? (
        <Field {...labelled('reason')}>
          {(attributes) => (
            <select {...attributes} defaultValue={values.reason ?? noReason}>
              <option value={noReason}>{words.placeholder}</option>
              {reasons.map((choice) => (
                // The value is sent as it is, while a browser's translator changes the text.
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <input type="hidden" name="reason" value={reason} />
      )}
      <Field {...labelled('message')} describedBy={`${form}-limit`}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={6}
            maxLength={messageLimit}
            onPaste={paste}
            onInput={({ nativeEvent }) => nativeEvent.inputType !== 'insertFromPaste' && setCut(false)}
            readOnly={readOnly}
            defaultValue={values.message}
          />
        )}
      </Field>
      <CharactersLeft form={form} length={length} isCut={isCut && length > 0} />
    </>
  )
}

type Paste = ClipboardEvent<HTMLTextAreaElement>
const createCutAtom = () => atom(false)
const createSpokenAtom = () => atom('')
const allowed = `Characters allowed: ${messageLimit}`

/** Screen readers hear the count once typing rests. A description that changes would be read out at every key. */
function CharactersLeft({ form, length, isCut }: { form: string; length: number; isCut: boolean }) {
  const [spoken, speak] = useOwnAtom(createSpokenAtom)
  const left = length > 0 ? `Characters left: ${messageLimit - length}` : allowed
  const text = isCut ? `${left}. The end of what you pasted did not fit.` : left
  useEffect(() => {
    const say = () => document.activeElement?.id === `${form}-message` && speak(length > 0 ? text : '')
    const timer = setTimeout(say, 1000)
    return () => clearTimeout(timer)
  }, [form, length, text, speak])

  return (
    <div className="-mt-3 text-small text-muted">
      <p id={`${form}-characters`}>{text}</p>
      <p id={`${form}-limit`} hidden>
        {allowed}
      </p>
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </div>
  )
}

/** A field that only programs fill in: a spam signal, hidden from people, password managers and screen readers. */
export function Honeypot({ form }: { form: string }) {
  const id = `${form}-homepage`
  return (
    <div className="sr-only" inert>
      <label htmlFor={id}>Leave this field empty</label>
      <input
        id={id}
        name="homepage"
        type="text"
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}
