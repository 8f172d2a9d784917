import type { D1Database } from '@cloudflare/workers-types'

/** Statements that remove everything that belongs to contactmails. `ids` is SQL that yields their ids. */
export const threadRemoval = (db: D1Database, ids: string, values: unknown[]) =>
  ['replies', 'notes', 'presence'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE contactmail_id IN (${ids})`).bind(...values),
  )

/** Removes who had contactmails open and closed them without a word. */
export const deleteOldPresence = async (db: D1Database, now = new Date()): Promise<void> => {
  await db
    .prepare('DELETE FROM presence WHERE seen_at < ?1')
    .bind(new Date(now.getTime() - 60_000).toISOString())
    .run()
}
