import * as v from 'valibot'
import { sql } from '../../database/sql.ts'
import { receiptSecret } from '../../env.ts'
import { log } from '../../log.ts'
import { dueDay, workingDays } from '../due/due-date.ts'
import { closingHour, officeMoment } from '../due/office-time.ts'
import type { ListedContactmail } from '../listed-contactmail.ts'
import { type Kind, mailing, notConfigured, notNeeded } from '../outbox/kind.ts'
import { referenceOf } from '../outbox/reference-and-names.ts'
import { type ThreadAddresses, threadAddresses } from '../replies/addresses.ts'
import { countReceipts, receiptLimits } from './receipt-limits.ts'

/** The e-mail that tells a sender that the contactmail has arrived, at most once. See docs/decisions/020. */
export const receiptKind: Kind = {
  ifUnknown: 'give up',
  prepare: async (env, { data }, contactmail) => {
    const { verdict, status, answeredAt } = contactmail
    if (verdict === 'spam' || status !== 'open' || answeredAt) return { error: notNeeded, isFinal: true }
    const addresses = await threadAddresses(env, contactmail)
    if (!addresses || !env.MAILER || !receiptSecret(env)) return notConfigured
    const limit = receiptLimits.allPerDay
    if ((await countReceipts(env.DB)) >= limit) log('receipt-limit', { limit })
    return mailing(env.MAILER, buildReceipt(contactmail, addresses, v.parse(DataSchema, data).page))
  },
  whenSent: (db, { contactmailId }, { at }) => [
    sql(db)`UPDATE contactmails SET receipt_sent_at = ${at} WHERE id = ${contactmailId} AND changes() > 0`,
  ],
}

const DataSchema = v.pipe(v.string(), v.parseJson(), v.object({ page: v.optional(v.string(), '') }))

/** Puts nothing of the sender's into a header. */
function buildReceipt(contactmail: ListedContactmail, { from, replyTo, root }: ThreadAddresses, page: string) {
  const { id, email, reason, createdAt, topic } = contactmail
  const arrived = new Date(createdAt)
  return {
    to: email,
    from: { email: from, name: 'Forager' },
    ...(replyTo && { replyTo: { email: replyTo, name: 'Forager' } }),
    subject: `We have your message (reference ${referenceOf(id)})`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', References: root },
    text: `Thank you for writing to Forager. Your message has arrived.

Reference: ${referenceOf(id)}
Arrived: ${officeMoment(arrived)}
Reason: ${reason}
${page && `About: ${topic}, ${page}\n`}
A person answers within ${inWords[workingDays] ?? workingDays} working days: by ${closingHour - 12} p.m. Pacific on ${dueDay(arrived)}.
${replyTo ? 'To add something, reply to this email.\n' : ''}
If you did not write to us, somebody else entered your address. You need not do anything:
it is on no list, and we send at most a few of these a day to one address.

Forager
`,
  }
}

const inWords = ['no', 'one', 'two', 'three', 'four', 'five']
