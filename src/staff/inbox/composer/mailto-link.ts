import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { referenceOf } from '../../../contactmails/outbox/notification.ts'
import { quoted, replySubject } from '../../../contactmails/replies/reply-mail.ts'

type Answerable = Pick<ListedContactmail, 'id' | 'name' | 'email' | 'subject' | 'message' | 'createdAt'>

/** Opens a mail program with an answer: its subject, the reference and the quoted enquiry. */
export const mailtoLink = (contactmail: Answerable): string => {
  const { id, email, subject } = contactmail
  const body = `\n\nReference: ${referenceOf(id)}\n\n${quoted(contactmail)}\n`.replaceAll('\n', '\r\n')
  const query = `subject=${encodeURIComponent(replySubject(subject))}&body=${encodeURIComponent(body)}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`
}
