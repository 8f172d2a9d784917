import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import {
  type Cursor,
  type InboxCounts,
  InboxCountsSchema,
  type InboxFilter,
  type InboxPage,
  inboxPageSize,
  type ListedContactmail,
  ListedContactmailSchema,
  toCursor,
} from '../schemas/inbox.ts'

/** How many mails one text search goes through: it reads every word of them, which takes 1 ms for about 1000. */
const searchWindow = 30_000

/**
 * A page of the inbox, with the cursor of the next one. A search that has gone through its window ends there, with
 * however few it has found, and goes on with the next page.
 */
export const findInboxPage = async (db: D1Database, filter: InboxFilter): Promise<Omit<InboxPage, 'counts'>> => {
  const end = filter.q ? await findEndOfSearch(db, filter) : null
  const found = await listContactmails(db, filter, inboxPageSize + 1, end)
  const contactMails = found.slice(0, inboxPageSize)
  const last = found.length > inboxPageSize ? contactMails.at(-1) : end
  return { contactMails, next: last ? toCursor(last) : null }
}

/** Mails that pass the filter, newest first, those after its cursor and not beyond `end`. Deleted ones are none. */
export const listContactmails = async (
  db: D1Database,
  filter: InboxFilter,
  limit: number,
  end: Cursor | null = null,
): Promise<ListedContactmail[]> => {
  const { where, values } = conditionsOf(filter, end)
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM contactmails WHERE ${where.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
    )
    .bind(...values)
    .all()
  return v.parse(v.array(ListedContactmailSchema), results)
}

/** The last mail that a search goes through, or null if it gets to the end. */
const findEndOfSearch = async (db: D1Database, filter: InboxFilter): Promise<Cursor | null> => {
  const { where, values } = conditionsOf({ ...filter, q: undefined })
  const row = await db
    .prepare(
      `SELECT created_at AS createdAt, id FROM contactmails WHERE ${where.join(' AND ')}
       ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET ${searchWindow - 1}`,
    )
    .bind(...values)
    .first()
  return row && v.parse(v.object({ createdAt: v.string(), id: v.string() }), row)
}

/** How many mails there are to read, how many are not read yet, and how many are taken for spam. */
export const countContactmails = async (db: D1Database): Promise<InboxCounts> =>
  v.parse(
    InboxCountsSchema,
    await db
      .prepare(
        `SELECT (SELECT COUNT(*) FROM contactmails WHERE deleted_at IS NULL AND verdict = 'ham') AS ham,
                (SELECT COUNT(*) FROM contactmails WHERE deleted_at IS NULL AND read_at IS NULL AND verdict = 'ham') AS unread,
                (SELECT COUNT(*) FROM contactmails WHERE deleted_at IS NULL AND verdict = 'spam') AS spam`,
      )
      .first(),
  )

/** The mail with this id, or null if there is none or it is deleted. */
export const readContactmail = async (db: D1Database, id: string): Promise<ListedContactmail | null> => {
  const row = await db
    .prepare(`SELECT ${columns} FROM contactmails WHERE id = ?1 AND deleted_at IS NULL`)
    .bind(id)
    .first()
  return row && v.parse(ListedContactmailSchema, row)
}

/** How many mails this address has sent, those of the last deletions included. */
export const countFromSender = async (db: D1Database, email: string): Promise<number> => {
  const row = await db
    .prepare('SELECT COUNT(*) AS count FROM contactmails WHERE email = ?1 COLLATE NOCASE')
    .bind(email)
    .first()
  return v.parse(v.object({ count: v.number() }), row).count
}

const columns = `id, name, email, subject, reason, message, created_at AS createdAt,
  verdict, verdict_reasons AS verdictReasons, read_at AS readAt`

function conditionsOf({ q, reason, verdict, unread, email, since, before }: InboxFilter, end: Cursor | null = null) {
  const where = ['deleted_at IS NULL']
  const values: string[] = []
  const place = (value: string) => `?${values.push(value)}`
  if (verdict !== 'all') where.push(`verdict = ${place(verdict)}`)
  if (reason) where.push(`reason = ${place(reason)}`)
  if (unread) where.push('read_at IS NULL')
  if (email) where.push(`email = ${place(email)} COLLATE NOCASE`)
  if (since) where.push(`created_at >= ${place(since)}`)
  if (before) where.push(`(created_at, id) < (${placeOf(before, place)})`)
  if (end) where.push(`(created_at, id) >= (${placeOf(end, place)})`)
  if (q) where.push(textSearch(place(asciiLower(q))))
  return { where, values }
}

const placeOf = ({ createdAt, id }: Cursor, place: (value: string) => string) => `${place(createdAt)}, ${place(id)}`

/** LIKE would fail on patterns over 50 bytes, and FTS5 would break `wrangler d1 export`. */
const textSearch = (needle: string) =>
  `(${['name', 'email', 'subject', 'message'].map((column) => `instr(lower(${column}), ${needle})`).join(' OR ')})`

/** As SQLite's lower(): letters beyond ASCII stay as they are on both sides. */
const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
