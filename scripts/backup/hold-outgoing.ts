import type { D1Database } from '@cloudflare/workers-types'

/** src/staff/inbox/pane/entry-text.ts says that it may have gone out. */
const error = 'no-answer restored'

/**
 * Ends what waits to leave, as nobody knows what has left since the database was in this state. Only staff are notified
 * again: once too often is better than never. Contactmails whose reply waited are open again, so that staff decide.
 * Returns how many replies that were.
 */
export const holdOutgoing = async (db: D1Database, now = new Date()): Promise<number> => {
  const waiting = "FROM entries WHERE direction = 'out' AND state = 'queued'"
  const replies = await db.prepare(`SELECT COUNT(*) AS count ${waiting}`).first<{ count: number }>()
  await db.batch([
    db
      .prepare(
        "UPDATE outbox SET state = 'failed', error = ?1 WHERE state IN ('queued', 'sending') AND kind <> 'notification'",
      )
      .bind(error),
    db
      .prepare(
        `UPDATE contactmails SET status = 'open', changed_at = ?1 WHERE id IN (SELECT contactmail_id ${waiting})`,
      )
      .bind(now.toISOString()),
    db
      .prepare("UPDATE entries SET state = 'failed', error = ?1 WHERE direction = 'out' AND state = 'queued'")
      .bind(error),
  ])
  return replies?.count ?? 0
}
