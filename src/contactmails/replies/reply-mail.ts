import type { EmailMessageBuilder } from '@cloudflare/workers-types'
import { officeDay } from '../due/office-time.ts'
import { inHeader, nameInHeader, referenceOf } from '../outbox/mail-text.ts'
import type { ContactmailRow } from '../stored-contactmail.ts'
import type { EarlierEntry } from './reply-queries.ts'

type Answer = {
  contactmail: ContactmailRow
  body: string
  /** What stands in the thread before it, oldest first. */
  earlier: EarlierEntry[]
  from: string
  /** Where an answer to it finds the thread again; null if the Worker receives no e-mail. */
  replyTo: string | null
  /** The thread's own message id. */
  root: string
}

/** An answer as an e-mail: text only, with what it answers quoted below. */
export const buildReply = ({ contactmail, body, earlier, from, replyTo, root }: Answer): EmailMessageBuilder => {
  const { id, name, email, subject } = contactmail
  const known = earlier.map(({ messageId }) => messageId).filter(isMessageId)
  return {
    to: { email, name: nameInHeader(name) },
    from: { email: from, name: 'Forager' },
    ...(replyTo && { replyTo: { email: replyTo, name: 'Forager' } }),
    subject: replySubject(subject),
    headers: { 'In-Reply-To': known.at(-1) ?? root, References: references(root, known) },
    text: `${body}\n\nReference: ${referenceOf(id)}\n\n${quoted(contactmail, earlier)}\n`,
  }
}

/** One `Re:`, however many there were. */
export const replySubject = (subject: string): string =>
  `Re: ${inHeader(subject).replace(/^(?:\s*(?:re|aw|sv|antw)\s*:)+\s*/i, '')}`

/** Whether a message id can stand in a header. */
export const isMessageId = (text: string): boolean => /^<[!-;=?-~]{1,120}@[!-;=?-~]{1,120}>$/.test(text)

/** What an answer answers: the sender's last words, each line after a `>`. */
export const quoted = (
  contactmail: Pick<ContactmailRow, 'name' | 'email' | 'message' | 'createdAt'>,
  earlier: EarlierEntry[] = [],
): string => {
  const last = earlier.findLast(({ direction }) => direction === 'in')
  const { at, text, by } = last
    ? { at: last.createdAt, text: last.body, by: last.author }
    : { at: contactmail.createdAt, text: contactmail.message, by: contactmail.email }
  const name = by.toLowerCase() === contactmail.email.toLowerCase() ? contactmail.name : by
  const day = new Date(officeDay(new Date(at))).toISOString().slice(0, 10)
  return [
    `On ${day}, ${inHeader(name)} wrote:`,
    ...shortened(text)
      .split('\n')
      .map((line) => `> ${line}`),
  ].join('\n')
}

/** Enough to be recognized by. */
const quoteLimit = 2000

const shortened = (text: string) =>
  text.length > quoteLimit ? `${text.slice(0, quoteLimit).toWellFormed()} [...]` : text

/** Cloudflare refuses longer header values. Source: https://developers.cloudflare.com/email-service/reference/headers/ */
const headerLimit = 2048

/** The thread's root and as many of its latest message ids as fit. */
function references(root: string, known: string[]) {
  const kept: string[] = []
  let length = root.length
  for (const id of known.toReversed()) {
    length += id.length + 1
    if (length > headerLimit) break
    kept.unshift(id)
  }
  return [root, ...kept].join(' ')
}
