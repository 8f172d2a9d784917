import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { FlagSchema, parseRows } from '../../database/parse-rows.ts'
import { type ThreadEntry, ThreadEntrySchema } from './reply-schema.ts'

export const ThreadRowSchema = v.object({
  ...ThreadEntrySchema.entries,
  isAutomatic: FlagSchema,
  isVerified: FlagSchema,
  isCut: FlagSchema,
  attachments: v.pipe(v.string(), v.parseJson(), ThreadEntrySchema.entries.attachments),
})

export const threadColumns = (body = 'body', isCut = '0'): string =>
  `id, direction, author, ${body} AS body, ${isCut} AS isCut, created_at AS createdAt, state, error,
   is_automatic AS isAutomatic, is_verified AS isVerified, attachments`

export const threadPage = { entries: 20, characters: 4000 } as const

type Part = {
  older?: string | undefined
  /** Only entries up to this one, which is not cut. */
  whole?: string | undefined
}

export const listThread = async (
  db: D1Database,
  contactmailId: string,
  { older = '', whole = '' }: Part = {},
): Promise<{ thread: ThreadEntry[]; hasOlder: boolean }> => {
  const { entries, characters } = threadPage
  const columns = threadColumns(
    `iif(id = ?3, body, substr(body, 1, ${characters}))`,
    `id <> ?3 AND length(body) > ${characters}`,
  )
  const until = 'SELECT created_at, id FROM replies WHERE id ='
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM replies WHERE contactmail_id = ?1
         ${older && `AND (created_at, id) < (${until} ?2)`} ${whole && `AND (created_at, id) <= (${until} ?3)`}
       ORDER BY created_at DESC, id DESC LIMIT ${entries + 1}`,
    )
    .bind(contactmailId, older, whole)
    .all()
  const thread = parseRows(ThreadRowSchema, results.slice(0, entries), 'replies').reverse()
  return { thread, hasOlder: results.length > entries }
}

export const findLastEntry = async (db: D1Database, contactmailId: string): Promise<string> =>
  (await db
    .prepare(`SELECT ${lastEntryOf('?1')} AS id`)
    .bind(contactmailId)
    .first<string>('id')) ?? ''

/** SQL of the entry that staff have to know before they reply. What is not verified holds up no reply. */
export const lastEntryOf = (id: string) =>
  `coalesce((SELECT id FROM replies WHERE contactmail_id = ${id} AND is_automatic = 0 AND (direction = 'out' OR
               (is_verified = 1 AND author = (SELECT email FROM contactmails WHERE id = ${id}) COLLATE NOCASE))
             ORDER BY created_at DESC, id DESC LIMIT 1), '')`
