import * as v from 'valibot'
import { withAsciiDomain } from './ascii-domain.ts'
import { noReason, reasons } from './contact-reasons.ts'

export const requiredFieldsMessage = 'Fields marked with an * are required!'
const wrongAddress = 'Enter an email address in the form name@example.com.'
export const messageLimit = 360
/** In UTF-16 code units, as `maxlength` counts. An address has at most 254 characters: RFC 5321, erratum 1690. */
export const lineLimits = { name: 120, email: 254, subject: 160 } as const

const hiddenOrTurning = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g

export const ContactmailSchema = v.object(
  {
    name: line('Enter your name.', lineLimits.name),
    email: v.pipe(
      line('Enter your email address.', lineLimits.email, withAsciiDomain),
      v.rfcEmail(wrongAddress),
      v.regex(/@.*\./, wrongAddress),
    ),
    subject: line('Enter a subject.', lineLimits.subject),
    reason: v.pipe(
      v.string('Choose a reason.'),
      v.transform((reason) => (reason === noReason ? '' : reason)),
      present('Choose a reason.'),
      v.picklist(reasons, `Choose one of the listed reasons: ${reasons.join(', ')}.`),
    ),
    message: v.pipe(
      v.string('Write your message.'),
      v.transform((text) => text.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')),
      present('Write your message.'),
      v.maxLength(messageLimit, `Keep your message to ${messageLimit} characters.`),
      without(/[^\P{Cc}\n\t]|\p{Cs}/u),
    ),
  },
  requiredFieldsMessage,
)
export type Contactmail = v.InferOutput<typeof ContactmailSchema>
export type ContactmailField = keyof Contactmail
export const contactmailFields = Object.keys(ContactmailSchema.entries) as ContactmailField[]
export const requiredFields = contactmailFields.filter((field) => !v.is(ContactmailSchema.entries[field], ''))

export const IssueSchema = v.object({ field: v.picklist(contactmailFields), message: v.string() })
export type ContactmailIssue = v.InferOutput<typeof IssueSchema>
export type ContactmailRefusal = { message: string; issues: ContactmailIssue[] }

/** Stands in for whatever is missing, so that it is refused in the same words as an empty field. */
const blank = Object.fromEntries(contactmailFields.map((field) => [field, '']))

export const validateContactmail = (input: unknown) => {
  const result = v.safeParse(ContactmailSchema, { ...blank, ...(input as object) })
  if (result.success) return { mail: result.output }
  const { nested = {} } = v.flatten<typeof ContactmailSchema>(result.issues)
  const issues = contactmailFields.flatMap((field) => (nested[field] ? [{ field, message: nested[field][0] }] : []))
  const isMissing = result.issues.some((issue) => isBlank(issue.input))
  const message = isMissing ? requiredFieldsMessage : issues.map((issue) => issue.message).join(' ')
  return { refusal: { message, issues } }
}

/** One line, optional if `missing` is empty. Pasted tabs and line breaks become spaces. */
function line(missing: string, limit: number, normalize = (text: string) => text) {
  return v.pipe(
    v.string(missing),
    v.transform((text) => normalize(text.replace(/[\t\n\v\f\r\x85\u2028\u2029]+/g, ' ').replace(hiddenOrTurning, ''))),
    v.trim(),
    v.check((text) => !missing || !isBlank(text), missing),
    v.maxLength(limit, `Keep this to ${limit} characters.`),
    without(/[\p{Cc}\p{Cs}]/u),
  )
}

function without(pattern: RegExp) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => !pattern.test(text),
    ({ input }) => {
      const at = input.search(pattern)
      const before = [...input.slice(0, at)].slice(-20).join('').trim()
      const code = input.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
      return `Remove the hidden character (U+${code}) ${before ? `after “${before}”` : 'at the start'}.`
    },
  )
}

function present(missing: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.check((text) => !isBlank(text), missing),
  )
}

function isBlank(value: unknown) {
  return typeof value !== 'string' || !/[^\p{C}\p{Z}\p{DI}]/u.test(value)
}
