import { type QueuedReply, queueReply, retryReply as requeue } from '../../../contactmails/jobs/queue-reply.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { referenceOf } from '../../../contactmails/outbox/mail-text.ts'
import { readListed } from '../../../contactmails/queries.ts'
import { addressFor } from '../../../contactmails/replies/addresses.ts'
import { quoted, replySubject } from '../../../contactmails/replies/reply.ts'
import type { Reply } from '../../../contactmails/replies/reply-schema.ts'
import { findLastEntry, listThread } from '../../../contactmails/replies/thread.ts'
import { undoSeconds } from '../../../contactmails/undo-seconds.ts'
import { mailDomains } from '../../../env.ts'
import { executionContextOf } from '../../../http/background.ts'
import { forStaff, operation } from '../../guards/access.ts'
import { record } from '../../guards/audit-entry.ts'
import { listFilledFor } from '../../saved-replies/queries.ts'
import { isSenderBlocked } from '../sender/block.ts'
import { listHistory } from './queries.ts'

export const sendReply = operation(forStaff, async (c, id: string, reply: Reply): Promise<QueuedReply> => {
  const later = (work: Promise<void>) => executionContextOf(c)?.waitUntil(work)
  const queued = await queueReply(c.env, id, c.get('staff').email, reply, { seconds: undoSeconds, later })
  if (queued.result === 'queued' && queued.isNew) await record(c, 'reply-sent', id)
  return queued
})

export const retryReply = operation(forStaff, async (c, id: string, replyId: string): Promise<boolean> => {
  const isQueued = await requeue(c.env, replyId, id)
  if (isQueued) await record(c, 'reply-retried', id)
  return isQueued
})

/** Its reading is recorded already. The query may name the entry whose `older` ones, or `whole` text are asked for. */
export const readConversation = operation(forStaff, async (c, contactmail: ListedContactmail) => {
  const { id, reason } = contactmail
  const { older, whole } = c.req.query()
  const part = await listThread(c.env.DB, id, { older, whole })
  const { reply: domain } = mailDomains(c.env)
  return {
    ...part,
    history: await listHistory(c.env.DB, id),
    savedReplies: await listFilledFor(c.env.DB, contactmail),
    from: domain && addressFor(reason, domain),
    seen: await findLastEntry(c.env.DB, id),
    isBlocked: await isSenderBlocked(c.env.DB, id),
  }
})

export const readReplies = operation(forStaff, async (c, id: string) => {
  const contactmail = await readListed(c.env.DB, id)
  return contactmail && readConversation(c, contactmail)
})

export const mailtoLink = (contactmail: ListedContactmail): string => {
  const { id, email, subject } = contactmail
  const body = `\n\nReference: ${referenceOf(id)}\n\n${quoted(contactmail)}\n`.replaceAll('\n', '\r\n')
  const query = `subject=${encodeURIComponent(replySubject(subject))}&body=${encodeURIComponent(body)}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`
}
