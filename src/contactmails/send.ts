import { retryD1 } from '../database/retry-d1.ts'
import type { Bindings } from '../env.ts'
import { causeOf, log } from '../log.ts'
import { enqueue, enqueueMessage } from './enqueue.ts'
import { kinds, kindsOn } from './kinds.ts'
import type { OutboxMessage, Refusal, Sent } from './outbox/kind.ts'
import { notNeeded, refusalOf } from './outbox/mailing.ts'
import { claimMessage, failureRecording, recordPostponed, sentRecording } from './outbox/outbox-queries.ts'
import { findContactmail } from './queries.ts'

/**
 * Makes one attempt to send a message of the outbox that is due, and records what came of it.
 * @throws if D1 fails before the attempt, or does not record that it failed
 */
export const send = async (env: Bindings, id: string, now = new Date()): Promise<void> => {
  const claim = { claim: crypto.randomUUID(), kinds: kindsOn(env), now }
  const message = await retryD1(() => claimMessage(env.DB, id, claim))
  if (!message) return
  const result = await attempt(env, message)
  if ('error' in result) return refuse(env, message, result, now)
  const sent = { messageId: result.messageId, at: new Date().toISOString() }
  try {
    await recordSent(env, message, sent)
  } catch (error) {
    // The queue keeps the fact; without it the attempt counts as unfinished.
    log(`${message.kind}-not-recorded`, { id, cause: causeOf(error) })
    await enqueue(env, { kind: 'sent', message, sent }).catch(() => {})
  }
}

async function attempt(env: Bindings, message: OutboxMessage) {
  const kind = kinds[message.kind]
  try {
    const contactmail = await retryD1(() => findContactmail(env.DB, message.contactmailId))
    if (!contactmail) return { error: 'no-enquiry', isFinal: true }
    const prepared = await kind.prepare(env, message, contactmail)
    if (typeof prepared !== 'function') return prepared
    return await prepared().catch((error: unknown) => refusalOf(error, kind))
  } catch (error) {
    return { error: causeOf(error), isFinal: false }
  }
}

/** Records that the service has accepted a message. */
export const recordSent = async ({ DB }: Bindings, message: OutboxMessage, sent: Sent): Promise<void> => {
  const more = kinds[message.kind].whenSent?.(DB, message, sent) ?? []
  await retryD1(() => DB.batch([sentRecording(DB, message, sent.at), ...more]))
}

/** Records a failed attempt and asks the queue for the next one, if there is to be one. */
export const refuse = async (env: Bindings, message: OutboxMessage, { error, isFinal }: Refusal, now: Date) => {
  const { id, kind, attempts } = message
  const { delayAfter, whenFailed } = kinds[kind]
  if (error !== notNeeded) log(`${kind}-failed`, { id, cause: error })
  const delay = isFinal ? undefined : delayAfter(attempts)
  if (delay === undefined) {
    const recording = failureRecording(env.DB, message, error)
    return whenFailed ? whenFailed(env, message, error, recording) : void (await retryD1(() => recording.run()))
  }
  const nextAttemptAt = new Date(now.getTime() + delay * 1000).toISOString()
  await retryD1(() => recordPostponed(env.DB, message, { error, nextAttemptAt }))
  await enqueueMessage(env, message, delay)
}
