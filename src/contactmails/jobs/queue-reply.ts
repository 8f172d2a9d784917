import { retryD1 } from '../../database/retry-d1.ts'
import { type Bindings, mailDomains } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { enqueueMessage } from '../outbox/enqueue.ts'
import { readListed } from '../queries.ts'
import { findReply, insertReply, requeueReply } from '../replies/reply-queries.ts'
import type { Reply } from '../replies/reply-schema.ts'
import { statusChanged } from '../webhooks/status-changes.ts'
import { send } from './send.ts'

/** Overtaken: the thread has gone on since the form was made. Taken: another text was sent under this id. */
export type QueuedReply =
  | { result: 'queued'; isNew: boolean }
  | { result: 'overtaken' | 'taken' | 'no-enquiry' | 'off' }

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
  const before = await retryD1(() => readListed(env.DB, contactmailId))
  if (!before) return { result: 'no-enquiry' }
  const isNew = await retryD1(() => insertReply(env.DB, row))
  if (!isNew) {
    const stored = await retryD1(() => findReply(env.DB, reply.replyId))
    if (!stored) return { result: 'overtaken' }
    if (stored.contactmailId !== contactmailId || stored.body !== reply.text) return { result: 'taken' }
  }
  await askQueue(env, reply.replyId)
  if (isNew) await statusChanged(env, [{ id: contactmailId, from: before.status, to: reply.status, at }])
  return { result: 'queued', isNew }
}

export const retryReply = async (env: Bindings, id: string, contactmailId: string): Promise<boolean> => {
  const before = await retryD1(() => readListed(env.DB, contactmailId))
  const now = new Date()
  const isQueued = await retryD1(() => requeueReply(env.DB, id, contactmailId, now))
  if (!isQueued) return false
  const after = await retryD1(() => readListed(env.DB, contactmailId))
  const at = now.toISOString()
  if (before && after) await statusChanged(env, [{ id: contactmailId, from: before.status, to: after.status, at }])
  await askQueue(env, id)
  return true
}

/** Without a queue, or if it fails, the reply is sent at once; if that fails too, the schedule sends it. */
async function askQueue(env: Bindings, id: string) {
  if (await enqueueMessage(env, { id, kind: 'reply' })) return
  await send(env, id).catch((failure) => log('reply-failed', { id, cause: causeOf(failure) }))
}
