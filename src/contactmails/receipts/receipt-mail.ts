import type { EmailMessageBuilder } from '@cloudflare/workers-types'
import type { Contactmail } from '../contactmail.ts'
import { workingDays } from '../due/due-date.ts'
import { dueDay } from '../due/due-words.ts'
import { officeTimeZone } from '../due/office-time.ts'
import { referenceOf } from '../outbox/mail-text.ts'
import { excerptOf } from './excerpt.ts'

type Receipt = {
  contactmail: Pick<Contactmail, 'email' | 'reason' | 'message'> & { id: string; createdAt: string }
  from: string
  /** Where an answer to it finds the thread; null if the Worker receives no e-mail. */
  replyTo: string | null
  /** The thread's own message id. */
  root: string
}

/** The e-mail that tells a sender what has arrived and when an answer comes. Nothing of the sender's is in a header. */
export const buildReceipt = ({ contactmail, from, replyTo, root }: Receipt): EmailMessageBuilder => {
  const { id, email, reason, message, createdAt } = contactmail
  const arrived = new Date(createdAt)
  return {
    to: email,
    from: { email: from, name: 'Forager' },
    ...(replyTo && { replyTo: { email: replyTo, name: 'Forager' } }),
    subject: `We have your message (reference ${referenceOf(id)})`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', References: root },
    text: `Thank you for writing to Forager. Your message has arrived.

Reference: ${referenceOf(id)}
Arrived: ${moment.format(arrived)}
Reason: ${reason}
It begins: ${excerptOf(message)}

A person answers within ${inWords[workingDays] ?? workingDays} working days: by ${dueDay(arrived)}.
To add something, answer this e-mail.

If you have not written to us, somebody has entered your address. You need not do anything:
it is on no list, and we write at most a few of these a day to one address.

Forager
`,
  }
}

const inWords = ['no', 'one', 'two', 'three', 'four', 'five']

const moment = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})
