import { retryD1 } from '../../database/retry-d1.ts'
import { type Bindings, mailDomains, staffVariables } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { withoutContent } from '../attachments/attachment.ts'
import { removeUnstored } from '../attachments/files.ts'
import { isMailing, noticeMailbox } from '../notifications/notice.ts'
import { enqueue, enqueueMessage, enqueueNew } from '../outbox/enqueue.ts'
import { readListed } from '../queries.ts'
import { verifyThreadToken } from '../replies/addresses.ts'
import { judge } from '../spam/judge.ts'
import { findByReferences, insertEnquiry, insertReceived, isBlocked, isColleague, isStored } from './inbound-queries.ts'
import { isBeyondLimits } from './inbound-rate-limits.ts'
import { parseMail } from './parse-mail.ts'
import { type ReceivedMail, receivedLimits } from './received-mail.ts'

const replyInInbox =
  'Nothing was sent to the visitor, and nothing was kept: colleagues reply in the inbox. Open the message there.'

export const receive = async (message: ForwardableEmailMessage, env: Bindings): Promise<void> => {
  if (!mailDomains(env).inbound) return message.setReject('This address takes no email.')
  if (message.rawSize > receivedLimits.bytes)
    return message.setReject('This message is too large. Please send smaller files.')
  if (message.to.toLowerCase().startsWith(`${noticeMailbox}@`)) return message.setReject(replyInInbox)
  const mail = await parseMail(message, env)
  if (mail === 'own') return log('inbound-dropped', { cause: 'own' })
  if (mail === 'unanswerable') {
    log('inbound-dropped', { cause: 'nobody could be answered' })
    return message.from ? message.setReject('We cannot reply to your address. Please write from another.') : undefined
  }
  try {
    const result = await storeReceived(env, mail)
    await removeUnstored(env, mail.id, mail.attachments)
    if (result === 'full') return message.setReject('This conversation is too long. Please write a new message.')
    if (result === 'colleague') return message.setReject(replyInInbox)
    if (result === 'dropped') log('inbound-dropped', { cause: 'a bounce of nothing known' })
  } catch (error) {
    log('inbound-queued', { id: mail.id, cause: causeOf(error) })
    await enqueue(env, { kind: 'received', mail }).catch((failure) => {
      log('inbound-rejected', { id: mail.id, cause: causeOf(failure) })
      // A rejection is final; after an exception the sender's server tries again. Source: cloudflare-docs, pull 12591
      throw failure
    })
  }
}

/** Idempotent. Drops bounces of e-mail that is not ours. */
export const storeReceived = async (env: Bindings, mail: ReceivedMail) => {
  const { DB } = env
  if (await retryD1(() => isStored(DB, mail.id))) return 'stored'
  const thread = await threadOf(env, mail)
  if (!thread && mail.isBounce) return 'dropped'
  const isOthers = thread && thread.email.toLowerCase() !== mail.author.toLowerCase()
  if (isOthers && (await retryD1(() => isColleague(DB, mail.author)))) return 'colleague'
  const isFromSender = mail.isVerified && thread?.email.toLowerCase() === mail.author.toLowerCase()
  const isQuiet = await isBeyondLimits(env, mail, thread && { id: thread.id, isFromSender })
  const attachments = isQuiet ? withoutContent(mail.attachments) : mail.attachments
  if (thread) {
    const isMuted = isQuiet || (await retryD1(() => isBlocked(DB, mail)))
    const result = await addToThread(env, thread.id, { ...mail, attachments }, isMuted)
    if (result !== 'gone') return result
  }
  const tellsNobody = mail.isAutomatic || isQuiet
  const classification = await judge(DB, { ...mail.enquiry, message: mail.text }, mail.classification)
  await retryD1(() => insertEnquiry(DB, { ...mail, attachments, classification }, tellsNobody))
  if (!tellsNobody) await enqueueNew(env, [mail.id])
  return 'stored'
}

/** A token proves that we wrote to its holder. A message id does not, so the e-mail must be the sender's own. */
async function threadOf({ DB, ...env }: Bindings, mail: ReceivedMail) {
  const secret = staffVariables(env).BETTER_AUTH_SECRET
  for (const token of secret ? mail.tokens : []) {
    const id = await verifyThreadToken(String(secret), token)
    const thread = id && (await retryD1(() => readListed(DB, id)))
    if (thread) return thread
  }
  if (!mail.isVerified || mail.references.length === 0) return null
  const id = await retryD1(() => findByReferences(DB, mail.references, mail.author))
  return id ? retryD1(() => readListed(DB, id)) : null
}

/** A bounce reopens the contactmail, as a reply has not arrived. Other automatic e-mail does not. */
async function addToThread(env: Bindings, id: string, mail: ReceivedMail, isQuiet: boolean) {
  const isReopening = !isQuiet && (mail.isBounce || !mail.isAutomatic)
  const isNotified = !isQuiet && !mail.isAutomatic && !mail.isBounce && isMailing(env)
  const inserted = await retryD1(() => insertReceived(env.DB, id, mail, { isReopening, isNotified }))
  if (!inserted.isStored && !(await retryD1(() => isStored(env.DB, mail.id))))
    return (await retryD1(() => readListed(env.DB, id))) ? 'full' : 'gone'
  if (inserted.isTold) await enqueueMessage(env, { id: `notice_${mail.id}`, kind: 'notification' })
  if (isReopening) await enqueueNew(env, [id], 'webhook')
  return 'stored'
}
