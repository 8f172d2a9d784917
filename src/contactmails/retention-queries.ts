import type { D1Database } from '@cloudflare/workers-types'

type Run = { id: number; olderThan: string }

/** Notes that a run of the retention has begun. */
export const beginRetention = async (db: D1Database, { ranAt, olderThan }: { ranAt: string; olderThan: string }) => {
  const { meta } = await db
    .prepare('INSERT INTO retention_runs (ran_at, deleted, older_than) VALUES (?1, 0, ?2)')
    .bind(ranAt, olderThan)
    .run()
  return { id: meta.last_row_id, olderThan } satisfies Run
}

/** Deletes at most `limit` mails that came before the run's moment, and counts them in its record. Returns how many. */
export const deleteOldMails = async (db: D1Database, { id, olderThan }: Run, limit: number): Promise<number> => {
  // One transaction; the second statement counts the changes of the first.
  const [deletion] = await db.batch([
    db
      .prepare(
        `DELETE FROM contactmails WHERE id IN
         (SELECT id FROM contactmails WHERE created_at < ?1 ORDER BY created_at LIMIT ?2)`,
      )
      .bind(olderThan, limit),
    db.prepare('UPDATE retention_runs SET deleted = deleted + changes() WHERE id = ?1').bind(id),
  ])
  return deletion?.meta.changes ?? 0
}
