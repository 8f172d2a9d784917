import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { maxAnswers, type NewAnswer, type SavedAnswer, SavedAnswerSchema } from './saved-reply-schema.ts'

/** All saved answers by name, or those for one reason and for every reason. */
export const listAnswers = async (db: D1Database, reason: string | null = null): Promise<SavedAnswer[]> => {
  const { results } = await db
    .prepare(
      `SELECT id, name, reason, body FROM saved_replies WHERE ?1 IS NULL OR reason IS NULL OR reason = ?1
       ORDER BY name COLLATE NOCASE, id`,
    )
    .bind(reason)
    .all()
  return v.parse(v.array(SavedAnswerSchema), results)
}

export const findAnswer = async (db: D1Database, id: string): Promise<SavedAnswer | null> => {
  const row = await db.prepare('SELECT id, name, reason, body FROM saved_replies WHERE id = ?1').bind(id).first()
  return row && v.parse(SavedAnswerSchema, row)
}

/** Returns false if there are as many as there can be. */
export const insertAnswer = async (db: D1Database, id: string, answer: NewAnswer, now = new Date()) =>
  changes(
    db,
    `INSERT INTO saved_replies (id, name, reason, body, updated_at)
     SELECT ?1, ?2, ?3, ?4, ?5 WHERE (SELECT COUNT(*) FROM saved_replies) < ${maxAnswers}`,
    [id, answer.name, answer.reason, answer.body, now.toISOString()],
  )

/** Returns false if there is none with this id. */
export const updateAnswer = async (db: D1Database, id: string, answer: NewAnswer, now = new Date()) =>
  changes(db, 'UPDATE saved_replies SET name = ?2, reason = ?3, body = ?4, updated_at = ?5 WHERE id = ?1', [
    id,
    answer.name,
    answer.reason,
    answer.body,
    now.toISOString(),
  ])

/** Returns false if there is none with this id. */
export const removeAnswer = async (db: D1Database, id: string) =>
  changes(db, 'DELETE FROM saved_replies WHERE id = ?1', [id])

async function changes(db: D1Database, sql: string, values: (string | null)[]) {
  const { meta } = await db
    .prepare(sql)
    .bind(...values)
    .run()
  return meta.changes > 0
}
