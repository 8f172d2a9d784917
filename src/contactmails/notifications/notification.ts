import * as v from 'valibot'
import { contactmailFields } from '../contactmail.ts'
import { officeMoment } from '../due/office-time.ts'
import type { ListedContactmail } from '../listed-contactmail.ts'
import { delayAfter, type Kind, limitedDelayAfter, notConfigured, officeMail } from '../outbox/kind.ts'
import { inHeader, nameInHeader, referenceOf } from '../outbox/reference-and-names.ts'
import { notVerified } from '../spam/spam-rules.ts'
import { isMailing, NoticeSchema, prepareNotice } from './notice.ts'

/** The e-mail that tells staff of a new contactmail: rather twice than never. See docs/decisions/002. */
export const notificationKind: Kind = {
  ifUnknown: 'send again',
  // The office must be told in the end; a colleague's mailbox may refuse for good.
  delayAfter: (attempts, data) => (v.is(NoticeSchema, data) ? limitedDelayAfter : delayAfter)(attempts),
  isOn: isMailing,
  prepare: async (env, { attempts, data }, contactmail) => {
    const notice = v.safeParse(NoticeSchema, data)
    if (notice.success) return prepareNotice(env, notice.output, contactmail)
    return officeMail(env, buildNotification(contactmail, attempts)) ?? notConfigured
  },
}

/** From this attempt on the e-mail has no Reply-To, as the service may reject the visitor's address. */
const firstWithoutReplyTo = 4

export const buildNotification = (contactmail: ListedContactmail, attempt = 1) => {
  const { id, name, email, subject, message, verdict, verdictReasons, about, topic } = contactmail
  const reference = referenceOf(id)
  const lines: [string, string][] = [
    ['Reference', `${reference} (${id})`],
    ['Received', officeMoment(new Date(contactmail.createdAt))],
    ...lineFields.map((field): [string, string] => [labelOf(field), contactmail[field]]),
    ['Sender', verdictReasons.includes(notVerified) ? 'could not be verified' : ''],
    ['About', about ? `${topic} (${about})` : ''],
  ]
  const filled = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}\n`)
  return {
    ...(attempt < firstWithoutReplyTo && { replyTo: { email, name: nameInHeader(name) } }),
    subject: inHeader(`${verdict === 'spam' ? '[Spam?] ' : ''}Enquiry ${reference}: ${subject}`),
    text: `${filled.join('')}\n${message}\n`,
  }
}

const lineFields = contactmailFields.filter((field) => field !== 'message')

const labelOf = (field: string) => field.charAt(0).toUpperCase() + field.slice(1)
