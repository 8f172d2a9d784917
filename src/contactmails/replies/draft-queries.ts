import * as v from 'valibot'
import { part, select, selectOne, sql } from '../../database/sql.ts'
import { type Attachment, replyFiles } from '../attachments/attachment.ts'
import { type DraftEnd, type NewDraft, type SavedDraft, SavedDraftSchema } from './reply-schema.ts'

const columns = part`kind, id, body AS text, version, tab, attachments`
const draftsOf = (contactmailId: string, userId: string) =>
  part`FROM drafts WHERE contactmail_id = ${contactmailId} AND user_id = ${userId}`

/** Overtaken: the draft has changed since this version, or was sent as a reply or note, whose text is `sent`. */
type DraftResult =
  | { result: 'saved'; draft: SavedDraft }
  | { result: 'overtaken'; draft: SavedDraft | null; sent: string | null }
  | { result: 'in-bin' | 'no-enquiry' }

export const saveDraft = async (
  db: D1Database,
  contactmailId: string,
  userId: string,
  { kind, id, text, base, tab }: NewDraft,
  now = new Date(),
): Promise<DraftResult> => {
  const own = draftsOf(contactmailId, userId)
  const [saved, found, sent, mail] = await db.batch([
    // An emptied draft stays until the sweep, so that an earlier save that comes late does not bring it back.
    sql(db)`
      INSERT INTO drafts (contactmail_id, user_id, kind, id, body, version, tab, updated_at)
      SELECT ${contactmailId}, ${userId}, ${kind}, ${id}, ${text}, 1, ${tab}, ${now.toISOString()}
      WHERE EXISTS (SELECT 1 FROM contactmails WHERE id = ${contactmailId}) AND NOT EXISTS (${taken(id)})
        AND (${base} = 0 OR EXISTS (SELECT 1 ${own} AND kind = ${kind}))
      ON CONFLICT (contactmail_id, user_id, kind) DO UPDATE
        SET body = excluded.body, version = version + 1, tab = excluded.tab, updated_at = excluded.updated_at
        WHERE version = ${base} AND id = ${id}
      RETURNING ${columns}`,
    sql(db)`SELECT ${columns} ${own} AND kind = ${kind}`,
    sql(db)`${taken(id)}`,
    sql(db)`
      SELECT 'here' AS place FROM contactmails WHERE id = ${contactmailId}
      UNION ALL SELECT 'bin' FROM changes WHERE contactmail_id = ${contactmailId} AND kind = 'deleted'`,
  ])
  const parse = (rows: unknown) => v.parse(v.array(SavedDraftSchema), rows)[0] ?? null
  const draft = parse(saved?.results)
  if (draft) return { result: 'saved', draft }
  const [at] = v.parse(v.array(v.object({ place: v.string() })), mail?.results)
  if (at?.place !== 'here') return { result: at ? 'in-bin' : 'no-enquiry' }
  const [row] = v.parse(v.array(v.object({ body: v.string() })), sent?.results)
  return { result: 'overtaken', draft: parse(found?.results), sent: row?.body ?? null }
}

export const attachToDraft = async (
  db: D1Database,
  contactmailId: string,
  userId: string,
  attachment: Attachment & { size: number },
  now = new Date(),
): Promise<SavedDraft | null> => {
  const file = JSON.stringify(attachment)
  const id = crypto.randomUUID()
  return selectOne(db, SavedDraftSchema)`
    INSERT INTO drafts (contactmail_id, user_id, kind, id, body, version, tab, updated_at, attachments)
    SELECT id, ${userId}, 'reply', ${id}, '', 0, '', ${now.toISOString()}, json_array(json(${file}))
    FROM contactmails WHERE id = ${contactmailId}
    ON CONFLICT (contactmail_id, user_id, kind) DO UPDATE
      SET attachments = json_insert(attachments, '$[#]', json(${file})), version = version + 1,
        updated_at = excluded.updated_at
      WHERE (SELECT COUNT(*) < ${replyFiles.count} AND total(value ->> 'size') <= ${replyFiles.bytes - attachment.size}
             FROM json_each(drafts.attachments))
    RETURNING ${columns}`
}

export const detachFromDraft = (db: D1Database, contactmailId: string, userId: string, file: string) =>
  selectOne(db, SavedDraftSchema)`
    UPDATE drafts SET version = version + 1, attachments =
      (SELECT json_group_array(json(value)) FROM json_each(drafts.attachments) WHERE value ->> 'file' <> ${file})
    WHERE contactmail_id = ${contactmailId} AND user_id = ${userId}
      AND EXISTS (SELECT 1 FROM json_each(attachments) WHERE value ->> 'file' = ${file})
    RETURNING ${columns}`

const taken = (id: string) => part`
  SELECT body FROM entries WHERE id = ${id}
  UNION ALL SELECT '' AS body FROM outbox WHERE id = ${id} AND state = 'undone'`

export const listDrafts = (db: D1Database, contactmailId: string, userId: string) =>
  select(db, SavedDraftSchema)`SELECT ${columns} ${draftsOf(contactmailId, userId)}`

/** The statements that end the draft of what has been stored. What another tab has written or attached since stays. */
export const draftRemovals = (db: D1Database, id: string, { version, tab }: DraftEnd = { version: 0, tab: '' }) => {
  const isStored = part`id = ${id} AND EXISTS (${taken(id)})`
  const isEnded = part`(version = ${version} OR tab = ${tab} OR trim(body, char(9, 10, 32)) IN (${taken(id)}))`
  const unsent = part`(
    SELECT json_group_array(json(value)) FROM json_each(drafts.attachments) WHERE value ->> 'file' NOT IN (
      SELECT value ->> 'file' FROM entries, json_each(entries.attachments) WHERE entries.id = ${id}))`
  return [
    sql(db)`DELETE FROM drafts WHERE ${isStored} AND ${isEnded} AND ${unsent} = '[]'`,
    sql(db)`
      UPDATE drafts SET id = ${crypto.randomUUID()}, version = version + 1, body = iif(${isEnded}, '', body),
        attachments = ${unsent} WHERE ${isStored}`,
  ]
}
