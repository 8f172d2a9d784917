import { downloadHeader, fileName } from '../../../contactmails/attachments/attachment.ts'
import { findAttachment, keepFile, removeFiles } from '../../../contactmails/attachments/files.ts'
import { readListed } from '../../../contactmails/queries.ts'
import { attachToDraft, detachFromDraft } from '../../../contactmails/replies/draft-queries.ts'
import { forStaff, operation } from '../../guards/access.ts'
import { record } from '../../guards/audit-entry.ts'

export const readAttachment = operation(forStaff, async (c, id: string, file: string) => {
  const attachment = await findAttachment(c.env.DB, id, file)
  const stored = attachment && (await c.env.ATTACHMENTS?.get(file))
  if (!stored) return null
  await record(c, 'file-downloaded', id)
  // Whatever it says it is: browsers save it, and run nothing of it.
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': downloadHeader(attachment.name) }
  return { content: stored.body as unknown as ReadableStream, headers }
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
