import * as v from 'valibot'
import { noReason, reasons } from './contact-reasons.ts'

export const requiredFieldsMessage = 'Fields marked with an * are required!'
export const messageLimit = 360
/** In UTF-16 code units, as `maxlength` counts. An address has at most 254 characters: RFC 5321, erratum 1690. */
export const lineLimits = { name: 120, email: 254, subject: 160 } as const

/** An enquiry: five fields, all required, trimmed, without control characters; a line break counts as one character. */
export const ContactmailSchema = v.object(
  {
    name: line('Enter your name.', lineLimits.name),
    email: v.pipe(
      line('Enter your email address.', lineLimits.email),
      v.regex(emailPattern(), 'Enter an email address in the form name@example.com.'),
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
      v.transform((text) => text.replace(/\r\n?/g, '\n')),
      present('Write your message.'),
      v.maxLength(messageLimit, `Keep your message to ${messageLimit} characters.`),
      v.check((text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text), 'Your message has characters that cannot be kept.'),
    ),
  },
  requiredFieldsMessage,
)
export type Contactmail = v.InferOutput<typeof ContactmailSchema>
export type ContactmailField = keyof Contactmail
export const contactmailFields = Object.keys(ContactmailSchema.entries) as ContactmailField[]
/** The longest text that a browser lets be typed into each field. */
export const fieldLimits: Record<ContactmailField, number> = {
  ...lineLimits,
  reason: Math.max(...reasons.map((reason) => reason.length)),
  message: messageLimit,
}

/** What is wrong with a field, in words for the person who filled it in. */
export type ContactmailIssue = { field: ContactmailField; message: string }
export type ContactmailRefusal = { message: string; issues: ContactmailIssue[] }
export type ContactmailResult = { mail: Contactmail; refusal?: never } | { mail?: never; refusal: ContactmailRefusal }

/** Stands in for whatever is missing, so that it is refused in the same words as an empty field. */
const blank = Object.fromEntries(contactmailFields.map((field) => [field, '']))

/** The one classification that the browser and the Worker share: the mail, or why it is none. */
export const validateContactmail = (input: unknown): ContactmailResult => {
  const result = v.safeParse(ContactmailSchema, { ...blank, ...(input as object) })
  if (result.success) return { mail: result.output }
  const { nested = {} } = v.flatten<typeof ContactmailSchema>(result.issues)
  const issues = contactmailFields.flatMap((field) => (nested[field] ? [{ field, message: nested[field][0] }] : []))
  const isMissing = result.issues.some((issue) => isBlank(issue.input))
  const message = isMissing ? requiredFieldsMessage : issues.map((issue) => issue.message).join(' ')
  return { refusal: { message, issues } }
}

function line(missing: string, limit: number) {
  return v.pipe(
    present(missing),
    v.maxLength(limit, `Keep this to ${limit} characters.`),
    v.check((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text), 'This has characters that cannot be kept.'),
  )
}

function present(missing: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.check((text) => !isBlank(text), missing),
  )
}

/** Not text, or text in which nothing is visible: spaces and zero-width characters. */
function isBlank(value: unknown) {
  return typeof value !== 'string' || !/[^\p{C}\p{Z}\p{DI}]/u.test(value)
}

/**
 * The pattern of the HTML standard, with at least one dot after the @, as a name without one is not reachable by mail.
 * Source: https://html.spec.whatwg.org/#valid-e-mail-address
 */
function emailPattern() {
  const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
  return new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`)
}
