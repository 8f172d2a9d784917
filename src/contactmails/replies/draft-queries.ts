import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type DraftEnd, type NewDraft, type SavedDraft, SavedDraftSchema } from './reply-schema.ts'

const columns = 'kind, id, body AS text, version, tab'
const own = 'contactmail_id = ?1 AND user_id = ?2'

/** Overtaken: the draft has changed since this version, or what it became was `sent`, as is its text. */
export type DraftResult =
  | { result: 'saved'; draft: SavedDraft }
  | { result: 'overtaken'; draft: SavedDraft | null; sent: string | null }
  | { result: 'no-enquiry' }

export const saveDraft = async (
  db: D1Database,
  contactmailId: string,
  userId: string,
  { kind, id, text, base, tab }: NewDraft,
  now = new Date(),
): Promise<DraftResult> => {
  const [saved, found, sent, mail] = await db.batch([
    // An emptied draft stays until the sweep, so that an earlier save that comes late does not bring it back.
    db
      .prepare(
        `INSERT INTO drafts (contactmail_id, user_id, kind, id, body, version, tab, updated_at)
         SELECT ?1, ?2, ?3, ?4, ?5, 1, ?7, ?8
         WHERE EXISTS (SELECT 1 FROM contactmails WHERE id = ?1) AND NOT EXISTS (${taken('?4')})
           AND (?6 = 0 OR EXISTS (SELECT 1 FROM drafts WHERE ${own} AND kind = ?3))
         ON CONFLICT (contactmail_id, user_id, kind) DO UPDATE
           SET body = excluded.body, version = version + 1, tab = excluded.tab, updated_at = excluded.updated_at
           WHERE version = ?6 AND id = ?4
         RETURNING ${columns}`,
      )
      .bind(contactmailId, userId, kind, id, text, base, tab, now.toISOString()),
    db.prepare(`SELECT ${columns} FROM drafts WHERE ${own} AND kind = ?3`).bind(contactmailId, userId, kind),
    db.prepare(taken('?1')).bind(id),
    db.prepare('SELECT 1 FROM contactmails WHERE id = ?1').bind(contactmailId),
  ])
  const parse = (rows: unknown) => v.parse(v.array(SavedDraftSchema), rows)[0] ?? null
  const draft = parse(saved?.results)
  if (draft) return { result: 'saved', draft }
  if (mail?.results.length === 0) return { result: 'no-enquiry' }
  const [row] = v.parse(v.array(v.object({ body: v.string() })), sent?.results)
  return { result: 'overtaken', draft: parse(found?.results), sent: row?.body ?? null }
}

/** What has this id: a reply, a note, or a reply that was taken back. */
const taken = (id: string) =>
  `SELECT body FROM replies WHERE id = ${id} UNION ALL SELECT body FROM notes WHERE id = ${id}
   UNION ALL SELECT '' AS body FROM outbox WHERE id = ${id} AND state = 'undone'`

export const listDrafts = async (db: D1Database, contactmailId: string, userId: string): Promise<SavedDraft[]> => {
  const { results } = await db.prepare(`SELECT ${columns} FROM drafts WHERE ${own}`).bind(contactmailId, userId).all()
  return v.parse(v.array(SavedDraftSchema), results)
}

/** The statements that end the draft of what has been stored. What another tab has written on top stays a draft. */
export const draftRemovals = (db: D1Database, id: string, { version, tab }: DraftEnd = { version: 0, tab: '' }) => {
  const isStored = `id = ?1 AND EXISTS (${taken('?1')})`
  return [
    db.prepare(`DELETE FROM drafts WHERE ${isStored} AND (version = ?2 OR tab = ?3)`).bind(id, version, tab),
    db.prepare(`UPDATE drafts SET id = ?2, version = version + 1 WHERE ${isStored}`).bind(id, crypto.randomUUID()),
  ]
}
