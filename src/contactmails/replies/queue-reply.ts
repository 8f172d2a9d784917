import { retryD1 } from '../../database/retry-d1.ts'
import { type Bindings, mailDomains } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { enqueueMessage } from '../enqueue.ts'
import { send } from '../send.ts'
import { statusChanged } from '../webhooks/status-changes.ts'
import { findReply, insertReply, requeueReply, statusOf } from './reply-queries.ts'
import type { Reply } from './reply-schema.ts'

export type QueuedReply =
  /** `isNew`: not if the same answer was queued before. */
  | { result: 'queued'; isNew: boolean }
  /** The thread has gone on since the form was made. */
  | { result: 'overtaken' }
  /** Another text was sent under this id. */
  | { result: 'taken' }
  | { result: 'no-enquiry' }
  /** This Worker sends no answers. */
  | { result: 'off' }

/**
 * Stores an answer and asks the queue to send it. Idempotent for the same `replyId`.
 * @throws if D1 does not store it in time
 */
export const queueReply = async (
  env: Bindings,
  contactmailId: string,
  author: string,
  reply: Reply,
): Promise<QueuedReply> => {
  const domain = mailDomains(env).reply
  if (!domain) return { result: 'off' }
  const at = new Date().toISOString()
  const row = { ...reply, contactmailId, author, messageId: `<reply.${reply.replyId}@${domain}>`, createdAt: at }
  const from = await retryD1(() => statusOf(env.DB, contactmailId))
  if (!from) return { result: 'no-enquiry' }
  const isNew = await retryD1(() => insertReply(env.DB, row))
  if (!isNew) {
    const stored = await retryD1(() => findReply(env.DB, reply.replyId))
    if (!stored) return { result: 'overtaken' }
    if (stored.contactmailId !== contactmailId || stored.body !== reply.text) return { result: 'taken' }
  }
  await askQueue(env, reply.replyId)
  if (isNew) await statusChanged(env, [{ id: contactmailId, from, to: reply.status, at }])
  return { result: 'queued', isNew }
}

/** Queues a failed answer again. Returns whether it had failed. */
export const retryReply = async (env: Bindings, id: string, contactmailId: string): Promise<boolean> => {
  const from = await retryD1(() => statusOf(env.DB, contactmailId))
  const now = new Date()
  const isQueued = await retryD1(() => requeueReply(env.DB, id, contactmailId, now))
  if (!isQueued) return false
  const to = await retryD1(() => statusOf(env.DB, contactmailId))
  if (from && to) await statusChanged(env, [{ id: contactmailId, from, to, at: now.toISOString() }])
  await askQueue(env, id)
  return true
}

/** Without a queue, or if it fails, the reply is sent at once; if that fails too, the schedule sends it. */
async function askQueue(env: Bindings, id: string) {
  if (await enqueueMessage(env, { id, kind: 'reply' })) return
  await send(env, id).catch((failure) => log('reply-failed', { id, cause: causeOf(failure) }))
}
