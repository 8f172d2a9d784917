import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { addressFor } from '../../../contactmails/replies/mailboxes.ts'
import { type QueuedReply, queueReply, retryReply as requeue } from '../../../contactmails/replies/queue-reply.ts'
import type { Reply } from '../../../contactmails/replies/reply-schema.ts'
import { listThread } from '../../../contactmails/replies/thread.ts'
import { mailDomains } from '../../../env.ts'
import { forStaff } from '../../guards/access.ts'
import { operation } from '../../guards/operation.ts'
import { record } from '../../guards/record.ts'
import { fillAnswer } from '../../saved-replies/fill-saved-reply.ts'
import { listAnswers } from '../../saved-replies/queries.ts'
import { type Conversation, lastSeen } from './conversation-schema.ts'

/** Stores an answer and asks the queue to send it. */
export const sendReply = operation(forStaff, async (c, id: string, reply: Reply): Promise<QueuedReply> => {
  const queued = await queueReply(c.env, id, c.get('staff').email, reply)
  if (queued.outcome === 'queued' && queued.isNew) await record(c, 'reply-sent', id)
  return queued
})

/** Sends a failed answer again. Returns false if it has not failed. */
export const retryReply = operation(forStaff, async (c, id: string, replyId: string): Promise<boolean> => {
  const isQueued = await requeue(c.env, replyId, id)
  if (isQueued) await record(c, 'reply-retried', id)
  return isQueued
})

/** The thread of a contactmail whose reading is recorded already, and what a form for an answer needs. */
export const readConversation = operation(
  forStaff,
  async (c, contactmail: ListedContactmail): Promise<Conversation> => {
    const { id, email, reason } = contactmail
    const answers = await listAnswers(c.env.DB, reason)
    const thread = await listThread(c.env.DB, id)
    const { reply: domain } = mailDomains(c.env)
    return {
      id,
      sender: email,
      thread,
      answers: answers.map(({ id, name, body }) => ({ id, name, text: fillAnswer(body, contactmail) })),
      from: domain && addressFor(reason, domain),
      seen: lastSeen(thread),
      replyId: crypto.randomUUID(),
    }
  },
)
