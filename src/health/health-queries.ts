import type { D1Database } from '@cloudflare/workers-types'

const count = async (db: D1Database, sql: string) => (await db.prepare(sql).first<number>('count')) ?? 0

export const countFailedNotifications = (db: D1Database): Promise<number> =>
  count(db, "SELECT COUNT(*) AS count FROM outbox WHERE kind = 'notification' AND state = 'queued' AND attempts > 0")

export const isNotificationLate = async (db: D1Database, before: string): Promise<boolean> =>
  (await db
    .prepare("SELECT 1 FROM outbox WHERE kind = 'notification' AND state <> 'sent' AND created_at < ?1 LIMIT 1")
    .bind(before)
    .first()) !== null

export const countFailedReplies = (db: D1Database): Promise<number> =>
  // The partial index needs `state <> 'sent'`.
  count(db, "SELECT COUNT(*) AS count FROM replies WHERE direction = 'out' AND state <> 'sent' AND state = 'failed'")

/** When the oldest open enquiry, spam excluded, was opened; ISO 8601, UTC. */
export const findOldestOpen = (db: D1Database): Promise<string | null> =>
  db
    .prepare(
      `SELECT coalesce(opened_at, created_at) AS since FROM contactmails
       WHERE status = 'open' AND verdict = 'ham'
       ORDER BY coalesce(opened_at, created_at) LIMIT 1`,
    )
    .first<string>('since')
