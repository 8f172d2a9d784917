import { reasons as allReasons } from '../../contactmails/contact-reasons.ts'
import { officeHour } from '../../contactmails/office-time.ts'
import { searchText } from '../../contactmails/search-text.ts'
import { type Cursor, type InboxFilter, isByOpening } from './inbox-filter.ts'
import { parseSearch } from './search.ts'

/** When a contactmail was opened; the index `contactmails_by_status` holds it. */
const opened = 'coalesce(opened_at, created_at)'

/** SQL of a list: its conditions with their values, and its order. */
export const sqlOf = (filter: InboxFilter, end: Cursor | null = null) => {
  const where = ['deleted_at IS NULL']
  const values: string[] = []
  const place = (value: string) => `?${values.push(value)}`
  const { column, isAscending } = orderOf(filter)
  const row = (cursor: Cursor) => `(${place(cursor.at)}, ${place(cursor.id)})`

  where.push(...fieldConditions(filter, place))
  if (filter.before) where.push(`(${column}, id) ${isAscending ? '>' : '<'} ${row(filter.before)}`)
  if (end) where.push(`(${column}, id) ${isAscending ? '<=' : '>='} ${row(end)}`)
  if (filter.q) where.push(...searchConditions(filter.q, place))
  const direction = isAscending ? 'ASC' : 'DESC'
  return { where: where.join(' AND '), values, order: `${column} ${direction}, id ${direction}`, column }
}

const orderOf = (filter: InboxFilter) => ({
  column: isByOpening(filter) ? opened : 'created_at',
  isAscending: filter.status === 'open',
})

type Place = (value: string) => string

function fieldConditions(filter: InboxFilter, place: Place) {
  const { reason, verdict, status, assignee, unread, email, since } = filter
  // The plus keeps SQLite from an index that does not have the list's order.
  const plus = isByOpening(filter) ? '+' : ''
  return [
    status && status !== 'all' && `status = ${place(status)}`,
    verdict !== 'all' && `${plus}verdict = ${place(verdict)}`,
    reason && `${plus}reason = ${place(reason)}`,
    unread && `${plus}read_at IS NULL`,
    email && `${plus}email = ${place(email)} COLLATE NOCASE`,
    since && `${plus}created_at >= ${place(since)}`,
    assignee === 'none' && `+assignee IS NULL`,
    assignee && assignee !== 'none' && `${plus}assignee = ${place(assignee)}`,
  ].filter((condition) => typeof condition === 'string' && condition !== '') as string[]
}

/** LIKE fails on patterns over 50 bytes, and FTS5 breaks `wrangler d1 export`. */
function searchConditions(typed: string, place: Place) {
  const { texts, from, reasons, after, before } = parseSearch(typed)
  const sender = `substr(${searchText}, 1, instr(${searchText}, char(10)))`
  return [
    ...texts.map((text) => `instr(${searchText}, ${place(text)})`),
    ...from.map((text) => `instr(${sender}, ${place(text)})`),
    reasons && reasons.length < allReasons.length && `+reason IN (${reasons.map(place).join(', ')})`,
    after && `+created_at >= ${place(startOf(after))}`,
    before && `+created_at < ${place(startOf(before))}`,
  ].filter((condition) => typeof condition === 'string') as string[]
}

const startOf = (day: string) => officeHour(Date.parse(`${day}T00:00Z`), 0).toISOString()
