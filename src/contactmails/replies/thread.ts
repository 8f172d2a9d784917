import { parseRows } from '../../database/parse-rows.ts'
import { part, sql } from '../../database/sql.ts'
import { ThreadEntrySchema } from './reply-schema.ts'

export const threadColumns = (body = part`body`, isCut = part`0`) => part`
  id, direction, author, ${body} AS body, ${isCut} AS isCut, created_at AS createdAt, state, error,
  is_automatic AS isAutomatic, is_verified AS isVerified, attachments`

const pageSize = 20
const shownCharacters = 4000

type ThreadPart = {
  older?: string | undefined
  /** Only entries up to this one, which is not cut. */
  whole?: string | undefined
}

export const listThread = async (db: D1Database, contactmailId: string, { older = '', whole = '' }: ThreadPart) => {
  const isLong = part`id <> ${whole} AND length(body) > ${shownCharacters}`
  const columns = threadColumns(part`iif(${isLong}, substr(body, 1, ${shownCharacters}), body)`, isLong)
  const until = (id: string) => part`(SELECT created_at, id FROM entries WHERE id = ${id})`
  const { results } = await sql(db)`
    SELECT ${columns} FROM entries WHERE contactmail_id = ${contactmailId}
      ${older ? part`AND (created_at, id) < ${until(older)}` : part``}
      ${whole ? part`AND (created_at, id) <= ${until(whole)}` : part``}
    ORDER BY created_at DESC, id DESC LIMIT ${pageSize + 1}`.all()
  const thread = parseRows(ThreadEntrySchema, results.slice(0, pageSize), 'entries').reverse()
  return { thread, hasOlder: results.length > pageSize }
}

export const findLastEntry = async (db: D1Database, contactmailId: string): Promise<string> =>
  (await sql(db)`SELECT ${lastEntryOf(contactmailId)} AS id`.first<string>('id')) ?? ''

/** SQL of the entry that staff have to know before they reply. What is not verified holds up no reply. */
export const lastEntryOf = (id: string) => part`
  coalesce((SELECT id FROM entries WHERE contactmail_id = ${id} AND is_automatic = 0 AND (direction = 'out' OR
              (is_verified = 1 AND author = (SELECT email FROM contactmails WHERE id = ${id}) COLLATE NOCASE))
            ORDER BY created_at DESC, id DESC LIMIT 1), '')`
