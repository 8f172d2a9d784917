import type { D1Database } from '@cloudflare/workers-types'

export const threadRemoval = (db: D1Database, ids: string, values: unknown[]) =>
  ['replies', 'notes', 'presence'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE contactmail_id IN (${ids})`).bind(...values),
  )
