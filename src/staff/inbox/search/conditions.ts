import { reasons as allReasons } from '../../../contactmails/contact-reasons.ts'
import { idsFromSender } from '../../../contactmails/deletion/erase.ts'
import { dayLength } from '../../../contactmails/due/holidays.ts'
import { officeHour } from '../../../contactmails/due/office-time.ts'
import { type Cursor, type InboxFilter, isByOpening } from './inbox-filter.ts'
import { isSearch, searchOf } from './search.ts'

/** When a contactmail was opened; the index `contactmails_by_status` holds it. */
const opened = 'coalesce(opened_at, created_at)'

/** SQL of what one filter finds, up to `end`, minus what another finds. */
export const sqlOf = (filter: InboxFilter, end: Cursor | null = null, except: InboxFilter | null = null) => {
  const where: string[] = []
  const values: string[] = []
  const place = (value: string) => `?${values.push(value)}`
  const column = isByOpening(filter) ? opened : 'created_at'
  const isAscending = filter.status === 'open'
  const row = (cursor: Cursor) => `(${place(cursor.at)}, ${place(cursor.id)})`

  where.push(...fieldConditions(filter, place))
  if (filter.before) where.push(`(${column}, id) ${isAscending ? '>' : '<'} ${row(filter.before)}`)
  if (end) where.push(`(${column}, id) ${isAscending ? '<=' : '>='} ${row(end)}`)
  if (except) where.push(`(${fieldConditions(except, place).join(' AND ') || '1'}) IS NOT TRUE`)
  if (isSearch(filter)) where.push(...searchConditions(filter, place))
  const direction = isAscending ? 'ASC' : 'DESC'
  // By itself SQLite takes the index of all contactmails with this verdict.
  const from = leadOf(filter) === 'unread' ? 'contactmails INDEXED BY contactmails_unread' : 'contactmails'
  return { from, where: where.join(' AND ') || '1', values, order: `${column} ${direction}, id ${direction}`, column }
}

/** The condition whose index a list follows: one that holds few contactmails and has the list's order. */
function leadOf(filter: InboxFilter) {
  const { verdict, reason, about, assignee, unread, email } = filter
  if (isByOpening(filter)) return 'status'
  if (email) return 'email'
  if (about) return 'about'
  if (unread && verdict !== 'all') return 'unread'
  if (assignee && assignee !== 'none') return 'assignee'
  return reason ? 'reason' : 'verdict'
}

type Place = (value: string) => string

function fieldConditions(filter: InboxFilter, place: Place) {
  const { reason, about, verdict, status, assignee, unread, email, since, until } = filter
  const lead = leadOf(filter)
  // The plus keeps SQLite from an index: without statistics, it cannot tell which one holds few contactmails.
  const plus = (...leads: ReturnType<typeof leadOf>[]) => (leads.includes(lead) ? '' : '+')
  return [
    status && status !== 'all' && `status = ${place(status)}`,
    verdict !== 'all' && `${plus('verdict', 'unread')}verdict = ${place(verdict)}`,
    reason && `${plus('reason', 'status')}reason = ${place(reason)}`,
    about && `${plus('about', 'status')}about = ${place(about)}`,
    unread && `${plus('unread', 'verdict')}read_at IS NULL`,
    email && `${plus('email')}id IN (${idsFromSender(place(email))})`,
    since && `${lead === 'status' ? '+' : ''}created_at >= ${place(startOf(since))}`,
    until && `${lead === 'status' ? '+' : ''}created_at < ${place(startOf(until, 1))}`,
    assignee === 'none' && `+assignee IS NULL`,
    assignee && assignee !== 'none' && `${plus('assignee')}assignee = ${place(assignee)}`,
  ].flatMap((condition) => condition || [])
}

function searchConditions(filter: InboxFilter, place: Place) {
  const { texts, from, reasons, after, before } = searchOf(filter)
  // SQLite checks them in this order, up to the first that fails: what few contactmails have comes first.
  return [
    reasons && reasons.length < allReasons.length && `+reason IN (${reasons.map(place).join(', ')})`,
    after && `+created_at >= ${place(startOf(after))}`,
    before && `+created_at < ${place(startOf(before))}`,
    ...from.map((text) => `instr(${senderIn('search_text')}, ${place(text)})`),
    ...texts.toSorted((a, b) => b.length - a.length).map((text) => isSaid(holding(text, place))),
  ].flatMap((condition) => condition || [])
}

export const senderIn = (searchText: string) => `substr(${searchText}, 1, instr(${searchText}, char(10)))`

/** GLOB takes two thirds of the time of `instr`, but D1 limits it to 50 bytes; FTS5 breaks `wrangler d1 export`. */
function holding(text: string, place: Place) {
  const pattern = `*${text.replace(/[*?[]/g, '[$&]')}*`
  const isShort = new TextEncoder().encode(pattern).length <= 50
  const given = place(isShort ? pattern : text)
  return (column: string) => (isShort ? `${column} GLOB ${given}` : `instr(${column}, ${given})`)
}

/** Matches the contactmail itself or its thread, notes included. */
const isSaid = (holds: (column: string) => string) => {
  const inEntry = `said.contactmail_id = contactmails.id AND ${holds('said.search_text')}`
  const inThread = `EXISTS (SELECT 1 FROM entries AS said WHERE ${inEntry})`
  const mayHaveThread = "(changed_at IS NOT NULL OR receipt_sent_at IS NOT NULL OR source = 'email')"
  return `(${holds('search_text')} OR (${mayHaveThread} AND ${inThread}))`
}

export const startOf = (day: string, later = 0) =>
  officeHour(Date.parse(`${day}T00:00Z`) + later * dayLength, 0).toISOString()
