import type { D1Database } from '@cloudflare/workers-types'

/** Statements that remove everything that belongs to contactmails. `ids` is SQL that yields their ids. */
export const threadRemoval = (db: D1Database, ids: string, values: unknown[]) =>
  ['replies', 'notes', 'presence'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE contactmail_id IN (${ids})`).bind(...values),
  )
