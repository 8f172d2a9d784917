import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { notificationKind } from '../notifications/notification.ts'
import { enqueue, enqueueMessage, enqueueNew } from '../outbox/enqueue.ts'
import {
  type Failure,
  failureOf,
  type Kind,
  type KindName,
  kindNames,
  limitedDelayAfter,
  noAnswer,
  notNeeded,
  type OutboxMessage,
  type SentRecord,
} from '../outbox/kind.ts'
import * as outbox from '../outbox/outbox-queries.ts'
import { readListed } from '../queries.ts'
import { receiptKind } from '../receipts/receipt.ts'
import { replyKind } from '../replies/reply.ts'
import { webhookKind } from '../webhooks/webhook.ts'

export const outboxKinds: Record<KindName, Kind> = {
  notification: notificationKind,
  receipt: receiptKind,
  reply: replyKind,
  webhook: webhookKind,
}

/** Makes one attempt to send a message that is due. @throws if D1 fails before it, or cannot record a failure */
export const send = async (env: Bindings, id: string, now = new Date()): Promise<void> => {
  const claim = { claim: crypto.randomUUID(), kinds: kindsOn(env), now }
  const message = await retryD1(() => outbox.claimMessage(env.DB, id, claim))
  if (!message) return
  const result = await attempt(env, message)
  if ('error' in result) return recordFailure(env, message, result, now)
  const sent = { messageId: result.messageId, at: new Date().toISOString() }
  try {
    await recordSent(env, message, sent)
  } catch (error) {
    // The queue keeps the fact; without it the attempt counts as unfinished.
    log('outbox-not-recorded', { kind: message.kind, id, cause: causeOf(error) })
    await enqueue(env, { kind: 'sent', message, sent }).catch(() => {})
  }
}

export const recordSent = async ({ DB }: Bindings, message: OutboxMessage, sent: SentRecord): Promise<void> => {
  const more = outboxKinds[message.kind].whenSent?.(DB, message, sent) ?? []
  await retryD1(() => DB.batch([outbox.sentRecording(DB, message, sent.at), ...more]))
}

const queueTime = 10 * 60 * 1000
/** In seconds. Longer waits are left to the schedule, so that an old message in the queue means a fault. */
const longestInQueue = 900

export const sendMissed = async (env: Bindings, now = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - queueTime).toISOString()
  for (const message of await retryD1(() => outbox.listUnfinished(env.DB, before))) {
    const isFinal = outboxKinds[message.kind].ifUnknown === 'give up'
    await recordFailure(env, message, { error: noAnswer, isFinal }, now).catch(logFailure(message))
  }
  // In parallel, so that slow webhooks delay no notification. A reply cut off while it is sent would be given up.
  const runs = await Promise.allSettled(kindsOn(env).map((kind) => sendOverdue(env, kind, before, now)))
  const failed = runs.find((run) => run.status === 'rejected')
  if (failed) throw failed.reason
}

async function sendOverdue(env: Bindings, kind: KindName, before: string, now: Date) {
  for (const message of await retryD1(() => outbox.listOverdue(env.DB, kind, before)))
    await send(env, message.id, now).catch(logFailure(message))
}

const logFailure =
  ({ id, kind }: outbox.QueuedMessage) =>
  (error: unknown) =>
    log(`${kind}-failed`, { id, cause: causeOf(error) })

async function attempt(env: Bindings, message: OutboxMessage) {
  const kind = outboxKinds[message.kind]
  try {
    const contactmail = await retryD1(() => readListed(env.DB, message.contactmailId))
    if (!contactmail) return { error: 'no-enquiry', isFinal: true }
    const prepared = await kind.prepare(env, message, contactmail)
    if (typeof prepared !== 'function') return prepared
    return await prepared().catch((error: unknown) => failureOf(error, kind))
  } catch (error) {
    return { error: causeOf(error), isFinal: false }
  }
}

async function recordFailure(env: Bindings, message: OutboxMessage, { error, isFinal }: Failure, now: Date) {
  const { id, kind, attempts, data } = message
  const { delayAfter = limitedDelayAfter, whenFailed } = outboxKinds[kind]
  if (error !== notNeeded) log(`${kind}-failed`, { id, cause: error })
  const delay = isFinal ? undefined : delayAfter(attempts, data)
  if (delay === undefined) {
    const more = whenFailed?.(env.DB, message, error, new Date().toISOString()) ?? []
    await retryD1(() => env.DB.batch([outbox.failureRecording(env.DB, message, error), ...more]))
    if (whenFailed) await enqueueNew(env, [message.contactmailId], 'webhook')
    return
  }
  const nextAttemptAt = new Date(now.getTime() + delay * 1000).toISOString()
  await retryD1(() => outbox.recordPostponed(env.DB, message, { error, nextAttemptAt }))
  if (delay <= longestInQueue) await enqueueMessage(env, message, delay)
}

const kindsOn = (env: Bindings) => kindNames.filter((name) => outboxKinds[name].isOn?.(env) ?? true)
