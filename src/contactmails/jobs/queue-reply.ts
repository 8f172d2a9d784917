import { retryD1 } from '../../database/retry-d1.ts'
import { type Bindings, mailDomains } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { enqueueMessage, enqueueNew } from '../outbox/enqueue.ts'
import { readListed } from '../queries.ts'
import { canTakeFiles, findReply, insertReply, requeueReply } from '../replies/reply-queries.ts'
import type { Reply } from '../replies/reply-schema.ts'
import { isUndone } from '../replies/reply-undo.ts'
import { send } from './send.ts'

/** Overtaken: the thread has gone on since the form was made. Taken: another text was sent under this id. */
export type QueuedReply =
  | { result: 'queued'; isNew: boolean }
  | { result: 'overtaken' | 'taken' | 'undone' | 'no-files' | 'no-enquiry' | 'off' }

/** For how long its author can take a reply back; `later` keeps what is done after the response. */
type Hold = { seconds: number; later: (work: Promise<void>) => void }

export const queueReply = async (
  env: Bindings,
  contactmailId: string,
  author: string,
  reply: Reply,
  hold?: Hold,
): Promise<QueuedReply> => {
  const domain = mailDomains(env).reply
  if (!domain) return { result: 'off' }
  const at = new Date().toISOString()
  const seconds = hold?.seconds ?? 0
  const dueAt = new Date(Date.parse(at) + seconds * 1000).toISOString()
  const row = { ...reply, contactmailId, author, messageId: `<reply.${reply.replyId}@${domain}>`, createdAt: at, dueAt }
  if (!(await retryD1(() => readListed(env.DB, contactmailId)))) return { result: 'no-enquiry' }
  let isNew = await retryD1(() => insertReply(env.DB, row))
  if (!isNew) {
    const stored = await retryD1(() => findReply(env.DB, reply.replyId))
    if (!stored && (await retryD1(() => isUndone(env.DB, reply.replyId)))) return { result: 'undone' }
    if (!stored) return { result: (await retryD1(() => canTakeFiles(env.DB, reply))) ? 'overtaken' : 'no-files' }
    if (stored.contactmailId !== contactmailId || stored.body !== reply.text) return { result: 'taken' }
    // Stored by an attempt whose response was lost.
    isNew = stored.createdAt === at
  }
  // The queue's clock may be ahead of this Worker's.
  const delay = seconds && seconds + 2
  const isAsked = await enqueueMessage(env, { id: reply.replyId, kind: 'reply' }, delay)
  if (!isAsked && hold) hold.later(wait(delay).then(() => sendNow(env, reply.replyId)))
  else if (!isAsked) await sendNow(env, reply.replyId)
  await enqueueNew(env, [contactmailId], 'webhook')
  return { result: 'queued', isNew }
}

export const retryReply = async (env: Bindings, id: string, contactmailId: string): Promise<boolean> => {
  const now = new Date()
  if (!(await retryD1(() => requeueReply(env.DB, id, contactmailId, now)))) return false
  await enqueueNew(env, [contactmailId], 'webhook')
  if (!(await enqueueMessage(env, { id, kind: 'reply' }))) await sendNow(env, id)
  return true
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const sendNow = (env: Bindings, id: string) =>
  send(env, id).catch((failure) => log('reply-failed', { id, cause: causeOf(failure) }))
