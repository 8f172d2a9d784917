import * as v from 'valibot'
import { reasons } from '../../../contactmails/contact-reasons.ts'
import { statuses } from '../../../contactmails/due/status.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { inOrder } from './inbox-page.ts'
import { isDay, parseSearch, type Search } from './search.ts'

/** The position of a page's last contactmail: the moment by which the list is ordered, and the id. */
export type Cursor = { at: string; id: string }

const CursorSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT[\d:.]{1,20}Z_[\w-]{1,64}$/, 'This page no longer exists. Start from the newest messages.'),
  v.transform((text): Cursor => {
    const [at = '', id = ''] = text.split(/_(.*)/s)
    return { at, id }
  }),
)

export const isByOpening = ({ status }: Pick<InboxFilter, 'status'>) => status !== undefined && status !== 'all'

export const cursorOf = (filter: InboxFilter, { id, createdAt, openedAt }: ListedContactmail): Cursor => ({
  at: isByOpening(filter) ? openedAt : createdAt,
  id,
})

export const toCursor = ({ at, id }: Cursor) => `${at}_${id}`

/** SQLite takes expressions up to a depth of 100, and each word is one deeper. */
const maxSearchParts = 40
const partsIn = ({ texts, from }: Search) => texts.length + from.length

const DaySchema = v.pipe(v.string(), v.check(isDay, 'Write the day as YYYY-MM-DD.'))

const InboxFilterSchema = v.object({
  q: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(200, 'Use at most 200 characters for the search.'),
      v.check((q) => partsIn(parseSearch(q)) <= maxSearchParts, `Search for at most ${maxSearchParts} words.`),
    ),
  ),
  reason: v.optional(v.picklist(reasons, 'Choose one of the listed reasons.')),
  about: v.optional(v.pipe(v.string(), v.regex(/^\/[\w&/-]{1,200}$/, 'Choose a page from the list.'))),
  verdict: v.optional(v.picklist(['ham', 'spam', 'all'], 'Choose messages, spam or both.'), 'ham'),
  /** Open ones are listed by due date, all others newest first. */
  status: v.optional(v.picklist([...statuses, 'all'], 'Choose open, waiting, answered, closed or all.')),
  assignee: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Choose somebody from the list.'))),
  unread: v.pipe(
    v.optional(v.picklist(['0', '1'], 'Unread is 1 or 0.')),
    v.transform((unread) => unread === '1'),
  ),
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254, 'An email address has at most 254 characters.'))),
  from: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters for the sender.'))),
  /** The first and the last day on which it was received, at the office: YYYY-MM-DD. */
  since: v.optional(DaySchema),
  until: v.optional(DaySchema),
  before: v.optional(CursorSchema),
})
export type InboxFilter = v.InferOutput<typeof InboxFilterSchema>
export const defaultFilter: InboxFilter = v.parse(InboxFilterSchema, {})
export const everything: InboxFilter = { ...defaultFilter, verdict: 'all' }

export const parseInboxFilter = (query: Record<string, string>) => {
  const present = Object.fromEntries(Object.entries(query).filter(([, value]) => value.trim() !== ''))
  const result = v.safeParse(InboxFilterSchema, present)
  return result.success ? { filter: result.output } : { message: result.issues[0].message }
}

export const orOpen = (filter: InboxFilter): InboxFilter =>
  toInboxQuery(filter) === '' ? { ...filter, status: 'open' } : filter

export const toInboxQuery = (filter: InboxFilter): string => {
  const verdict = filter.verdict === 'ham' ? '' : filter.verdict
  const entries = { ...filter, verdict, unread: filter.unread ? '1' : '', before: '' }
  return inOrder(Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
