import { retryD1 } from '../../database/retry-d1.ts'
import { readForMail } from '../attachments/files.ts'
import { officeDay } from '../due/office-time.ts'
import type { ListedContactmail } from '../listed-contactmail.ts'
import { type Kind, mailing, notConfigured } from '../outbox/kind.ts'
import { firstName, inHeader, nameInHeader, referenceOf } from '../outbox/reference-and-names.ts'
import { threadAddresses } from './addresses.ts'
import { type EarlierEntry, findReply, listEarlier, whenReplyFailed, whenReplySent } from './reply-queries.ts'

/** What staff send back, at most once. See docs/decisions/014. */
export const replyKind: Kind = {
  ifUnknown: 'give up',
  prepare: async (env, { id }, contactmail) => {
    const addresses = await threadAddresses(env, contactmail)
    const reply = await retryD1(() => findReply(env.DB, id))
    if (!addresses || !env.MAILER || !reply) return notConfigured
    const earlier = (await retryD1(() => listEarlier(env.DB, contactmail.id, reply.createdAt))).reverse()
    const found = await Promise.all(reply.attachments.map((attachment) => readForMail(env, attachment)))
    const files = found.filter((file) => file != null)
    if (files.length < found.length) return { error: 'no-file', isFinal: true }

    const { from, replyTo, root } = addresses
    const { body, writer, signature } = reply
    const known = earlier.map(({ messageId }) => messageId).filter(isMessageId)
    const reference = `Reference: ${referenceOf(contactmail.id)}`
    return mailing(env.MAILER, {
      to: { email: contactmail.email, name: nameInHeader(contactmail.name) },
      from: { email: from, name: senderName(writer) },
      ...(replyTo && { replyTo: { email: replyTo, name: 'Forager' } }),
      subject: replySubject(contactmail.subject),
      ...(files.length > 0 && { attachments: files }),
      headers: { 'In-Reply-To': known.at(-1) ?? root, References: [root, ...known].join(' ') },
      text: `${body}${signature ? `\n\n${signature}` : ''}\n\n${reference}\n\n${quoted(contactmail, earlier)}\n`,
    })
  },
  whenSent: whenReplySent,
  whenFailed: whenReplyFailed,
}

const senderName = (writer: string | null) =>
  [firstName(nameInHeader(writer ?? '')), 'Forager'].filter(Boolean).join(' at ')

export const replySubject = (subject: string): string =>
  `Re: ${inHeader(subject).replace(/^(?:\s*(?:re|aw|sv|antw)\s*:)+\s*/i, '')}`

export const isMessageId = (text: string): boolean => /^<[!-;=?-~]{1,120}@[!-;=?-~]{1,120}>$/.test(text)

type Quoted = Pick<ListedContactmail, 'name' | 'email' | 'message' | 'createdAt'>

export const quoted = (contactmail: Quoted, earlier: EarlierEntry[] = []): string => {
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

const quoteLimit = 2000

const shortened = (text: string) =>
  text.length > quoteLimit ? `${text.slice(0, quoteLimit).toWellFormed()} [...]` : text
