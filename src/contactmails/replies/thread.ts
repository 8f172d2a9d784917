import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { parseRows } from '../../database/parse-rows.ts'
import { type ThreadEntry, ThreadEntrySchema } from './reply-schema.ts'

/** A row of `threadColumns`. */
export const ThreadRowSchema = v.object({
  ...ThreadEntrySchema.entries,
  isAutomatic: v.pipe(
    v.number(),
    v.transform((value) => value === 1),
  ),
  attachments: v.pipe(v.string(), v.parseJson(), ThreadEntrySchema.entries.attachments),
})

/** Columns that `ThreadRowSchema` reads. */
export const threadColumns =
  'id, direction, author, body, created_at AS createdAt, state, error, is_automatic AS isAutomatic, attachments'

/** The newest entries of a contactmail's thread, oldest first. */
export const listThread = async (db: D1Database, contactmailId: string, limit = 200): Promise<ThreadEntry[]> => {
  const { results } = await db
    .prepare(
      `SELECT ${threadColumns} FROM replies WHERE contactmail_id = ?1
       ORDER BY created_at DESC, id DESC LIMIT ?2`,
    )
    .bind(contactmailId, limit)
    .all()
  return parseRows(ThreadRowSchema, results, 'replies').reverse()
}

/** SQL of the id of the last entry in the thread of the contactmail `id`, for answers that arrived meanwhile. */
export const lastEntryOf = (id: string) =>
  `coalesce((SELECT id FROM replies WHERE contactmail_id = ${id} AND is_automatic = 0
             ORDER BY created_at DESC, id DESC LIMIT 1), '')`
