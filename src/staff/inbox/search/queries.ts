import * as v from 'valibot'
import { overdueBefore } from '../../../contactmails/due/due-date.ts'
import { listedColumns, parseListed } from '../../../contactmails/queries.ts'
import { sql } from '../../../database/sql.ts'
import { sqlOf } from './conditions.ts'
import { type Cursor, cursorOf, everything, type InboxFilter, toCursor } from './inbox-filter.ts'
import { type InboxCounts, InboxCountsSchema, type InboxPage, inboxPageSize, mostElsewhere } from './inbox-page.ts'
import { isSearch } from './search.ts'

/** Contactmails that one text search covers. It has no index and takes about 1 ms for 1000. */
const searchWindow = 25_000

/** A page of the inbox and the cursor of the next one. A search stops at the end of its window, even with few results. */
export const findInboxPage = async (db: D1Database, filter: InboxFilter): Promise<Omit<InboxPage, 'counts' | 'at'>> => {
  const end = isSearch(filter) ? await findEndOfSearch(db, filter) : null
  const rows = await listRows(db, filter, inboxPageSize + 1, end)
  const contactMails = parseListed(rows.slice(0, inboxPageSize))
  const last = contactMails.at(-1)
  const cursor = rows.length > inboxPageSize && last ? cursorOf(filter, last) : end
  return { contactMails, next: cursor && toCursor(cursor) }
}

/** Rows that match the filter, in its order, from its cursor up to `end`. Reads `columns` besides the listed ones. */
export const listRows = async (
  db: D1Database,
  filter: InboxFilter,
  limit: number,
  end: Cursor | null = null,
  columns: string[] = [],
): Promise<Record<string, unknown>[]> => {
  const { from, where, values, order } = sqlOf(filter, end)
  const selected = [listedColumns, ...columns].join(', ')
  const query = `SELECT ${selected} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${limit}`
  const { results } = await statement(db, query, values).all()
  return results
}

const findEndOfSearch = async (db: D1Database, filter: InboxFilter): Promise<Cursor | null> => {
  const { from, where, values, order, column } = sqlOf({ ...filter, q: undefined, from: undefined })
  const query = `SELECT ${column} AS at, id FROM ${from} WHERE ${where}
    ORDER BY ${order} LIMIT 1 OFFSET ${searchWindow - 1}`
  const row = await statement(db, query, values).first()
  return row && v.parse(v.object({ at: v.string(), id: v.string() }), row)
}

/** How many contactmails a search finds outside its filter, among the newest; at most `mostElsewhere`. */
export const countElsewhere = async (db: D1Database, filter: InboxFilter): Promise<number> => {
  const { q, from } = filter
  const anywhere = { ...everything, q, from }
  const end = await findEndOfSearch(db, anywhere)
  const { where, values } = sqlOf(anywhere, end, filter)
  const query = `SELECT COUNT(*) AS count FROM (SELECT 1 FROM contactmails WHERE ${where} LIMIT ${mostElsewhere})`
  return (await statement(db, query, values).first<number>('count')) ?? 0
}

const statement = (db: D1Database, query: string, values: string[]) => db.prepare(query).bind(...values)

export const countContactmails = async (db: D1Database, staffId: string, now = new Date()): Promise<InboxCounts> => {
  const [open, rest] = await db.batch([countOpen(db, staffId, now), countRest(db)])
  return v.parse(InboxCountsSchema, Object.assign({}, open?.results[0], rest?.results[0]))
}

/** Reads only open and unread contactmails, so that it can be asked every few seconds. */
export const countOpen = (db: D1Database, staffId: string, now: Date) =>
  // The plus keeps SQLite from the index on verdicts, which holds all rows.
  sql(db)`
    SELECT COUNT(*) AS open, coalesce(SUM(coalesce(opened_at, created_at) < ${overdueBefore(now).toISOString()}), 0) AS overdue,
           (SELECT COUNT(*) FROM contactmails WHERE assignee = ${staffId} AND status = 'open' AND verdict = 'ham') AS mine,
           (SELECT COUNT(*) FROM contactmails WHERE verdict = 'ham' AND read_at IS NULL) AS unread
    FROM contactmails WHERE +verdict = 'ham' AND status = 'open'`

/** SQLite counts a whole table several times as fast as most of it, so ham is what the rest leaves. */
export const countRest = (db: D1Database) => sql(db)`
  SELECT (SELECT COUNT(*) FROM contactmails) - spam AS ham, spam, waiting FROM (
    SELECT (SELECT COUNT(*) FROM contactmails WHERE verdict = 'spam') AS spam,
           (SELECT COUNT(*) FROM contactmails WHERE verdict = 'ham' AND status = 'waiting') AS waiting)`
