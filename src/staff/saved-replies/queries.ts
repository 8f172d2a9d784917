import type { D1Database } from '@cloudflare/workers-types'
import { parseRows } from '../../database/parse-rows.ts'
import { maxSavedReplies, type NewSavedReply, type SavedReply, SavedReplySchema } from './saved-reply-schema.ts'

export const listSavedReplies = async (db: D1Database, reason: string | null = null): Promise<SavedReply[]> => {
  const { results } = await db
    .prepare(
      `SELECT id, name, reason, body, digit FROM saved_replies WHERE ?1 IS NULL OR reason IS NULL OR reason = ?1
       ORDER BY coalesce(digit, 10), name COLLATE NOCASE, id`,
    )
    .bind(reason)
    .all()
  return parseRows(SavedReplySchema, results, 'saved_replies')
}

export const findSavedReply = async (db: D1Database, id: string): Promise<SavedReply | null> => {
  const { results } = await db
    .prepare('SELECT id, name, reason, body, digit FROM saved_replies WHERE id = ?1')
    .bind(id)
    .all()
  return parseRows(SavedReplySchema, results, 'saved_replies')[0] ?? null
}

export const insertSavedReply = async (db: D1Database, id: string, reply: NewSavedReply, now = new Date()) =>
  changes(
    db,
    `INSERT INTO saved_replies (id, name, reason, body, updated_at, digit)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE (SELECT COUNT(*) FROM saved_replies) < ${maxSavedReplies}`,
    [id, reply.name, reply.reason, reply.body, now.toISOString(), reply.digit],
  )

export const updateSavedReply = async (db: D1Database, id: string, reply: NewSavedReply, now = new Date()) =>
  changes(db, 'UPDATE saved_replies SET name = ?2, reason = ?3, body = ?4, updated_at = ?5, digit = ?6 WHERE id = ?1', [
    id,
    reply.name,
    reply.reason,
    reply.body,
    now.toISOString(),
    reply.digit,
  ])

export const removeSavedReply = async (db: D1Database, id: string) =>
  changes(db, 'DELETE FROM saved_replies WHERE id = ?1', [id])

async function changes(db: D1Database, sql: string, values: (string | number | null)[]) {
  const { meta } = await db
    .prepare(sql)
    .bind(...values)
    .run()
  return meta.changes > 0
}
