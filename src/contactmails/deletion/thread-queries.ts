import type { D1Database } from '@cloudflare/workers-types'

const replyColumns = [
  'id',
  'direction',
  'author',
  'body',
  'message_id',
  'in_reply_to',
  'created_at',
  'state',
  'tries',
  'error',
  'claimed_at',
  'sent_at',
  'attachments',
  'claim',
  'sets_status',
  'is_automatic',
  'envelope',
  'is_verified',
]
const noteColumns = ['id', 'author', 'body', 'created_at']

/** SQL of the thread of `contactmails.id` as JSON, for the column `thread` of deleted contactmails. */
export const threadAsJson = `json_object('replies', ${rowsAsJson('replies', replyColumns)}, 'notes', ${rowsAsJson('notes', noteColumns)})`

/**
 * Statements that put the threads of deleted contactmails back. `source` is SQL that yields `newId` and `thread`;
 * `values` are bound to it.
 */
export const threadRestoration = (db: D1Database, source: string, values: unknown[]) =>
  [['replies', replyColumns] as const, ['notes', noteColumns] as const].map(([table, columns]) =>
    db
      .prepare(
        `INSERT INTO ${table} (contactmail_id, ${columns.join(', ')})
         SELECT newId, ${columns.map((column) => `row.value ->> '${column}'`).join(', ')}
         FROM (${source}), json_each(thread, '$.${table}') AS row`,
      )
      .bind(...values),
  )

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

function rowsAsJson(table: string, columns: string[]) {
  const fields = columns.map((column) => `'${column}', ${column}`).join(', ')
  return `(SELECT json_group_array(json_object(${fields})) FROM ${table} WHERE contactmail_id = contactmails.id)`
}
