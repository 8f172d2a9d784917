import type { Email } from 'postal-mime'
import type { Bindings } from '../../env.ts'
import { attachmentLimits } from '../attachments/attachment.ts'
import { uuidOf } from '../contactmail-id.ts'
import { isOwnAddress, threadMailbox } from '../replies/addresses.ts'
import { isMessageId } from '../replies/reply.ts'
import { notVerified } from '../spam/spam-rules.ts'
import { isAutomatic, isBounce } from './automatic.ts'
import { enquiryOf } from './enquiry-of.ts'
import { keepAttachments } from './keep-attachments.ts'
import { type IncomingMail, readMail } from './read-mail.ts'
import { type ReceivedMail, receivedLimits } from './received-mail.ts'
import { authorOf, verificationOf } from './verification.ts'

/** Returns the e-mail; `own` if it is automatic and in our own name; `unanswerable` if nobody could be answered. */
export const parseMail = async (
  incoming: IncomingMail,
  env: Bindings,
): Promise<ReceivedMail | 'own' | 'unanswerable'> => {
  const { email: read, text, ...files } = await readMail(incoming)
  const email = { ...read, from: authorOf(read) }
  const sender = incoming.from
  const author = withinAddress(email.from?.address || sender)
  const origin = { sender, from: author, headers: email.headers, deliveryReports: deliveryReportsOf(email) }
  const automatic = isAutomatic(origin)
  const isFailure = isBounce(origin)
  const enquiry = enquiryOf(email, { sender, standIn: isFailure ? mailSystem : '', recipient: incoming.to, text })
  if (!enquiry) return 'unanswerable'
  const isOwn = [author, enquiry.email].some((address) => isOwnAddress(env, address))
  if (isOwn && automatic) return 'own'

  const verification = verificationOf(email.headers, author)
  const messageId = email.messageId && isMessageId(email.messageId) ? email.messageId : null
  const references = referencesOf(email)
  const tokens = tokensOf(incoming.to, [...references, ...(isFailure ? returnedIds(email) : [])])
  const reasons = [
    ...(automatic ? ['automatic'] : []),
    ...(isOwn ? ['own-address'] : []),
    ...(verification === 'fail' ? ['sender-disowned'] : []),
  ]
  const isVerified = verification === 'pass'
  return {
    // By thread, not by recipient: an e-mail to several of our addresses comes once for each.
    id: await uuidOf([messageId, enquiry.email, tokens[0]?.toLowerCase() ?? '', email.date ?? '', text]),
    author,
    envelope: withinAddress(sender.replace(/[<>\s]/g, '')),
    enquiry,
    text,
    messageId,
    references,
    tokens,
    attachments: await keepAttachments(env, { attachments: email.attachments, ...files }),
    isAutomatic: automatic || isOwn,
    isBounce: isFailure,
    isVerified,
    classification: {
      verdict: reasons.length > 0 ? 'spam' : 'ham',
      reasons: isVerified ? reasons : [...reasons, notVerified],
    },
    receivedAt: new Date().toISOString(),
  }
}

/** Source of the limit: RFC 5321, section 4.5.3.1.3 */
const withinAddress = (text: string) => text.slice(0, 254).toWellFormed()

/** Stands for a mail system whose bounce names no address. Source: RFC 2606, section 2 */
const mailSystem = 'mailer-daemon@unknown.invalid'

function deliveryReportsOf({ attachments }: Email) {
  const reports = attachments.filter(({ mimeType }) => deliveryStatus.test(mimeType)).slice(0, attachmentLimits.named)
  return reports.map((report) => beginningOf(report, receivedLimits.text))
}

const beginningOf = ({ content }: Email['attachments'][number], bytes: number) =>
  new TextDecoder().decode(content.slice(0, bytes) as ArrayBuffer)

const deliveryStatus = /^message\/(?:global-)?delivery-status$/i

/** The ids in the headers of a returned e-mail. A thread's token in them is signed, so that nobody can make one up. */
function returnedIds({ attachments }: Email) {
  const returned = attachments.filter(({ mimeType }) => /^(?:message\/rfc822|text\/rfc822-headers)$/i.test(mimeType))
  return returned.slice(0, 5).flatMap((each) => beginningOf(each, 50_000).match(/<thread\.[^<>\s]{3,250}>/g) ?? [])
}

function referencesOf({ inReplyTo = '', references = '' }: Email) {
  const ids = `${references} ${inReplyTo}`.slice(0, 20_000).match(/<[^<>\s]{3,250}>/g) ?? []
  return [...new Set(ids.filter(isMessageId))].slice(-receivedLimits.references)
}

function tokensOf(recipient: string, references: string[]) {
  const inAddress = new RegExp(`^${threadMailbox}\\+([0-9a-f]{52})@`, 'i').exec(recipient)?.[1]
  const inReferences = references.flatMap((id) => /^<thread\.([0-9a-f]{52})@/i.exec(id)?.[1] ?? [])
  return [...(inAddress ? [inAddress] : []), ...inReferences].slice(0, 10)
}
