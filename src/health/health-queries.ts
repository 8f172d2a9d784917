import type { D1Database } from '@cloudflare/workers-types'

const count = async (db: D1Database, sql: string) => (await db.prepare(sql).first<number>('count')) ?? 0

/** How many notifications have failed at least once and are still unsent. */
export const countFailedNotifications = (db: D1Database): Promise<number> =>
  count(db, 'SELECT COUNT(*) AS count FROM contactmails WHERE notified_at IS NULL AND notify_tries > 0')

/** How many answers to senders were given up. */
export const countFailedReplies = (db: D1Database): Promise<number> =>
  // `state <> 'sent'` is what the index asks for.
  count(db, "SELECT COUNT(*) AS count FROM replies WHERE direction = 'out' AND state <> 'sent' AND state = 'failed'")

/** Since when the oldest open enquiry, spam aside, waits for an answer; ISO 8601, UTC. Null if none is open. */
export const findOldestOpen = (db: D1Database): Promise<string | null> =>
  db
    .prepare(
      `SELECT coalesce(opened_at, created_at) AS since FROM contactmails
       WHERE status = 'open' AND verdict = 'ham'
       ORDER BY coalesce(opened_at, created_at) LIMIT 1`,
    )
    .first<string>('since')
