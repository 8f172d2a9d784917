import type { EmailMessageBuilder, SendEmail } from '@cloudflare/workers-types'
import { retryD1 } from '../../database/retry-d1.ts'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { enqueue } from '../enqueue.ts'
import { statusChanged } from '../webhooks/status-changes.ts'
import { buildReply } from './reply-mail.ts'
import type { SentReply } from './reply-schema.ts'
import { type Refusal, refusalOf } from './send-errors.ts'
import {
  type ClaimedReply,
  claimReply,
  findAnswered,
  listEarlier,
  recordRefused,
  recordSent,
} from './sending-queries.ts'
import { threadAddresses } from './thread-addresses.ts'

/** Tries before an answer counts as failed. */
const maxTries = 6

/**
 * Sends a queued answer, at most once, and records the result. See docs/decisions/014.
 * @throws if it is to be tried again
 */
export const sendReply = async (env: Bindings, id: string): Promise<void> => {
  const { DB } = env
  const claim = crypto.randomUUID()
  const reply = await retryD1(() => claimReply(DB, id, claim))
  if (!reply) return
  const result = await trySending(env, id, claim, reply)
  if ('sent' in result) return record(env, result.sent)
  const { error, isFinal } = result
  const isLast = isFinal || reply.tries >= maxTries
  const change = await retryD1(() => recordRefused(DB, { id, claim, error, state: isLast ? 'failed' : 'queued' }))
  if (change) await statusChanged(env, [change])
  if (!isLast) throw new Error(`the answer was not sent: ${error}`)
  log('reply-failed', { id, cause: error })
}

type Result = { sent: SentReply } | Refusal

async function trySending(env: Bindings, id: string, claim: string, reply: ClaimedReply): Promise<Result> {
  const message = await prepare(env, reply)
  if ('error' in message) return message
  try {
    const sending = message.mailer.send(message.mail)
    const { messageId } = (await withTimeout(sending, timeouts.mailer)) ?? {}
    return { sent: { id, claim, messageId: bracketed(messageId ?? `reply.${id}`), sentAt: new Date().toISOString() } }
  } catch (error) {
    return refusalOf(error)
  }
}

/** What is to be sent. Nothing has left yet, so any failure here may be tried again. */
async function prepare(
  env: Bindings,
  { contactmailId, body, createdAt }: ClaimedReply,
): Promise<Refusal | { mailer: SendEmail; mail: EmailMessageBuilder }> {
  try {
    const contactmail = await retryD1(() => findAnswered(env.DB, contactmailId))
    if (!contactmail) return { error: 'no-enquiry', isFinal: true }
    const addresses = await threadAddresses(env, contactmail)
    if (!addresses || !env.MAILER) return { error: 'not-configured', isFinal: true }
    const earlier = await retryD1(() => listEarlier(env.DB, contactmailId, createdAt))
    return { mailer: env.MAILER, mail: buildReply({ contactmail, body, earlier, ...addresses }) }
  } catch (error) {
    return { error: causeOf(error), isFinal: false }
  }
}

/** D1 or else the queue keeps what was sent; without either the answer counts as unfinished. */
async function record(env: Bindings, sent: SentReply) {
  try {
    await retryD1(() => recordSent(env.DB, sent))
  } catch (error) {
    log('reply-not-recorded', { id: sent.id, cause: causeOf(error) })
    await enqueue(env, { kind: 'reply-sent', sent }).catch(() => {})
  }
}

const bracketed = (messageId: string) => (messageId.startsWith('<') ? messageId : `<${messageId}>`)
