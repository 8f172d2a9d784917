import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'

export type Attempts = {
  /** Includes this one. */
  count: number
  /** ISO 8601, UTC. */
  resetsAt: string
}

/** Counts an attempt, in one statement so that simultaneous ones are all counted. */
export const countAttempt = async (
  db: D1Database,
  key: string,
  windowSeconds: number,
  now = new Date(),
): Promise<Attempts> => {
  const row = await db
    .prepare(
      `INSERT INTO sign_in_attempts (key, count, resets_at) VALUES (?1, 1, ?3)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN resets_at <= ?2 THEN 1 ELSE count + 1 END,
         resets_at = CASE WHEN resets_at <= ?2 THEN ?3 ELSE resets_at END
       RETURNING count, resets_at AS resetsAt`,
    )
    .bind(key, now.toISOString(), new Date(now.getTime() + windowSeconds * 1000).toISOString())
    .first()
  return v.parse(v.object({ count: v.number(), resetsAt: v.string() }), row)
}

export const deleteAttempts = async (db: D1Database, key: string) => {
  await db.prepare('DELETE FROM sign_in_attempts WHERE key = ?1').bind(key).run()
}

export const deleteExpiredAttempts = async (db: D1Database, now = new Date()) => {
  await db.prepare('DELETE FROM sign_in_attempts WHERE resets_at <= ?1').bind(now.toISOString()).run()
}
