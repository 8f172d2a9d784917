import { downloadHeaders, fileName } from '../../../contactmails/attachments/attachment.ts'
import { findAttachment, keepFile, removeFiles } from '../../../contactmails/attachments/files.ts'
import { type QueuedReply, queueReply, retryReply as requeue } from '../../../contactmails/jobs/queue-reply.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { referenceOf } from '../../../contactmails/outbox/reference-and-names.ts'
import { readListed } from '../../../contactmails/queries.ts'
import { addressFor } from '../../../contactmails/replies/addresses.ts'
import { attachToDraft, detachFromDraft } from '../../../contactmails/replies/draft-queries.ts'
import { quoted, replySubject } from '../../../contactmails/replies/reply.ts'
import type { Reply } from '../../../contactmails/replies/reply-schema.ts'
import { findLastEntry, listThread } from '../../../contactmails/replies/thread.ts'
import { undoSeconds } from '../../../contactmails/undo-seconds.ts'
import { mailDomains } from '../../../env.ts'
import { executionContextOf } from '../../../http/background.ts'
import { record } from '../../guards/audit-entry.ts'
import { forStaff, operation } from '../../guards/permissions.ts'
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

/** The caller has recorded the reading. The query may ask for what is `older` than an entry, or for the `whole` of one. */
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

export const readAttachment = operation(forStaff, async (c, id: string, file: string) => {
  const attachment = await findAttachment(c.env.DB, id, file)
  const stored = attachment && (await c.env.ATTACHMENTS?.get(file))
  if (!stored) return null
  await record(c, 'file-downloaded', id)
  return { content: stored.body as unknown as ReadableStream, headers: downloadHeaders(attachment.name) }
})

/** Keeps a file with the draft of a reply. What is attached is recorded once it is sent. */
export const attachFile = operation(forStaff, async (c, id: string, { name, type, content }: Uploaded) => {
  if (!(await readListed(c.env.DB, id))) return 'no-message'
  const file = await keepFile(c.env, new Uint8Array(content))
  if (!file) return 'not-kept'
  const attachment = { name: fileName(name) || 'file', type: mediaType(type), size: content.byteLength, file }
  const draft = await attachToDraft(c.env.DB, id, c.get('staff').id, attachment)
  if (!draft) await removeFiles(c.env, [file])
  return draft ?? 'too-much'
})
type Uploaded = { name: string; type: string; content: ArrayBuffer }

export const detachFile = operation(forStaff, async (c, id: string, file: string) => {
  const draft = await detachFromDraft(c.env.DB, id, c.get('staff').id, file)
  if (draft) await removeFiles(c.env, [file])
  return draft
})

const mediaType = (type: string) => (/^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(type) ? type : 'application/octet-stream')
