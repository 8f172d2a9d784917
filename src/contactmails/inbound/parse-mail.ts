import type { ForwardableEmailMessage } from '@cloudflare/workers-types'
import PostalMime, { type Email } from 'postal-mime'
import type { Bindings } from '../../env.ts'
import { attachmentLimits } from '../attachments/attachment.ts'
import { uuidOf } from '../contactmail-id.ts'
import { isOwnAddress, threadMailbox } from '../replies/addresses.ts'
import { isMessageId } from '../replies/reply.ts'
import { plainText } from '../replies/reply-schema.ts'
import { notVerified } from '../spam/spam-rules.ts'
import { isAutomatic, isBounce } from './automatic.ts'
import { enquiryOf } from './enquiry-of.ts'
import { htmlToText } from './html-text.ts'
import { keepAttachments } from './keep-attachments.ts'
import { type ReceivedMail, receivedLimits } from './received-mail.ts'
import { reduceMail } from './reduce-mail.ts'
import { verificationOf } from './verification.ts'

type Incoming = Pick<ForwardableEmailMessage, 'from' | 'to' | 'raw' | 'headers'>

/** Returns the e-mail; `own` if it is automatic and in our own name; `unanswerable` if nobody could be answered. */
export const parseMail = async (incoming: Incoming, env: Bindings): Promise<ReceivedMail | 'own' | 'unanswerable'> => {
  const { email, raw, long } = await parse(incoming)
  const sender = incoming.from
  const author = withinAddress(email.from?.address || sender)
  const origin = { sender, from: author, headers: email.headers, deliveryReports: deliveryReportsOf(email) }
  const automatic = isAutomatic(origin)
  const text = await textOf(email)
  const enquiry = enquiryOf(email, { sender, recipient: incoming.to, text })
  if (!enquiry) return 'unanswerable'
  const isOwn = [author, enquiry.email].some((address) => isOwnAddress(env, address))
  if (isOwn && automatic) return 'own'

  const verification = verificationOf(email.headers, author)
  const messageId = email.messageId && isMessageId(email.messageId) ? email.messageId : null
  const references = referencesOf(email)
  const tokens = tokensOf(incoming.to, references)
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
    attachments: await keepAttachments(env, { attachments: email.attachments, raw, long }),
    isAutomatic: automatic || isOwn,
    isBounce: isBounce(origin),
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

const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 }

/** What cannot be parsed, or would take too much memory, loses its text. @throws if the connection breaks */
async function parse({ raw: stream, headers }: Incoming) {
  const raw = new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer())
  try {
    const { bytes, isWhole, long } = reduceMail(raw)
    const email = await PostalMime.parse(bytes, limits)
    if (isWhole) return { email, raw, long }
    const { html: _, ...headersOnly } = email
    return withoutFiles({ ...headersOnly, text: '[This email is too large to be shown. Only its headers were kept.]' })
  } catch {
    // Lines of the same header are joined here, so that none can be trusted.
    const list = [...headers].filter(([key]) => key.toLowerCase() !== 'authentication-results')
    const known = list.map(([key, value]) => ({ key: key.toLowerCase(), originalKey: key, value }))
    const messageId = headers.get('message-id') ?? ''
    const text = '[This email could not be read.]'
    return withoutFiles({ headers: known, headerLines: [], attachments: [], messageId, text })
  }
}

const withoutFiles = (email: Email) => ({ email, raw: new Uint8Array(), long: [] })

async function textOf({ text, html }: Email) {
  const most = receivedLimits.text * 10
  const whole = plainText(text?.trim() ? text.slice(0, most) : await htmlToText((html ?? '').slice(0, most)))
  return whole.length > receivedLimits.text ? `${whole.slice(0, receivedLimits.text).toWellFormed()}\n[...]` : whole
}

function deliveryReportsOf({ attachments }: Email) {
  const reports = attachments.filter(({ mimeType }) => deliveryStatus.test(mimeType)).slice(0, attachmentLimits.named)
  return reports.map(({ content }) => new TextDecoder().decode(content.slice(0, receivedLimits.text) as ArrayBuffer))
}

const deliveryStatus = /^message\/(?:global-)?delivery-status$/i

function referencesOf({ inReplyTo = '', references = '' }: Email) {
  const ids = `${references} ${inReplyTo}`.slice(0, 20_000).match(/<[^<>\s]{3,250}>/g) ?? []
  return [...new Set(ids.filter(isMessageId))].slice(-receivedLimits.references)
}

function tokensOf(recipient: string, references: string[]) {
  const inAddress = new RegExp(`^${threadMailbox}\\+([0-9a-f]{52})@`, 'i').exec(recipient)?.[1]
  const inReferences = references.flatMap((id) => /^<thread\.([0-9a-f]{52})@/i.exec(id)?.[1] ?? [])
  return [...(inAddress ? [inAddress] : []), ...inReferences].slice(0, 10)
}
