import type { D1Database } from '@cloudflare/workers-types'
import { threadRemoval } from './thread-queries.ts'

type Run = { id: number; olderThan: string }

export const beginRetention = async (db: D1Database, { ranAt, olderThan }: { ranAt: string; olderThan: string }) => {
  const { meta } = await db
    .prepare('INSERT INTO retention_runs (ran_at, deleted, older_than) VALUES (?1, 0, ?2)')
    .bind(ranAt, olderThan)
    .run()
  return { id: meta.last_row_id, olderThan } satisfies Run
}

/** Deletes at most `limit` contactmails with their threads. Returns how many. */
export const deleteOldMails = async (db: D1Database, { id, olderThan }: Run, limit: number): Promise<number> => {
  const oldest = 'SELECT id FROM contactmails WHERE created_at < ?1 ORDER BY created_at, id LIMIT ?2'
  // One transaction; the last statement counts the changes of the one before.
  const results = await db.batch([
    ...threadRemoval(db, oldest, [olderThan, limit]),
    db.prepare(`DELETE FROM contactmails WHERE id IN (${oldest})`).bind(olderThan, limit),
    db.prepare('UPDATE retention_runs SET deleted = deleted + changes() WHERE id = ?1').bind(id),
  ])
  return results.at(-2)?.meta.changes ?? 0
}
