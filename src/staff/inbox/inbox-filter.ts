import * as v from 'valibot'
import { reasons } from './contactmail.ts'

/** How many mails a page of the inbox has. */
export const inboxPageSize = 50
/** How long staff are offered to undo a deletion, in seconds. */
export const undoSeconds = 10

export const verdicts = ['ham', 'spam'] as const
export type Verdict = (typeof verdicts)[number]

/** A mail as staff read it. Behind `API_ORIGIN` another server may leave the last three out. */
export const ListedContactmailSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  reason: v.string(),
  message: v.string(),
  /** ISO 8601, UTC; so is `readAt`. */
  createdAt: v.string(),
  verdict: v.optional(v.picklist(verdicts)),
  /** Why it is taken for spam. */
  verdictReasons: v.optional(v.string()),
  readAt: v.optional(v.nullable(v.string())),
})
export type ListedContactmail = v.InferOutput<typeof ListedContactmailSchema>

export const InboxCountsSchema = v.object({ ham: v.number(), unread: v.number(), spam: v.number() })
export type InboxCounts = v.InferOutput<typeof InboxCountsSchema>

/** What the API answers to a list. `next` is the cursor of the page after this one. */
export const InboxPageSchema = v.object({
  contactMails: v.array(ListedContactmailSchema),
  next: v.nullable(v.string()),
  counts: InboxCountsSchema,
})
export type InboxPage = v.InferOutput<typeof InboxPageSchema>

/** Where a page ends: the place of its last mail in the order newest first. */
export type Cursor = { createdAt: string; id: string }

const CursorSchema = v.pipe(
  v.string(),
  v.regex(/^[^_]{1,40}_[\w-]{1,64}$/, 'This page does not exist any more. Start from the newest.'),
  v.transform((text): Cursor => {
    const [createdAt = '', id = ''] = text.split(/_(.*)/s)
    return { createdAt, id }
  }),
)
export const toCursor = ({ createdAt, id }: Cursor) => `${createdAt}_${id}`

/** What the inbox is narrowed to, as it stands in a query string; an empty parameter is the same as none. */
export const InboxFilterSchema = v.object({
  /** Text that name, email, subject or message holds. */
  q: given(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Search for at most 200 characters.'))),
  reason: given(v.picklist(reasons, 'Choose one of the listed reasons.')),
  verdict: v.optional(v.picklist(['ham', 'spam', 'all'], 'Choose messages, spam or both.'), 'ham'),
  unread: v.pipe(
    given(v.picklist(['0', '1'], 'Unread is 1 or 0.')),
    v.transform((unread) => unread === '1'),
  ),
  /** All from one sender. */
  email: given(v.pipe(v.string(), v.trim(), v.maxLength(254, 'An email address has at most 254 characters.'))),
  /** Received on this day (UTC) or later. */
  since: given(v.pipe(v.string(), v.isoDate('Write the day as YYYY-MM-DD.'))),
  before: given(CursorSchema),
})
export type InboxFilter = v.InferOutput<typeof InboxFilterSchema>
/** Everything that nobody has deleted. */
export const everything: InboxFilter = { ...v.parse(InboxFilterSchema, {}), verdict: 'all' }

/** The filter that a query string asks for, or what is wrong with it. */
export const parseInboxFilter = (query: Record<string, string>) => {
  const present = Object.fromEntries(Object.entries(query).filter(([, value]) => value.trim() !== ''))
  const result = v.safeParse(InboxFilterSchema, present)
  return result.success ? { filter: result.output } : { message: result.issues[0].message }
}

/** The filter's parameters for a link or a call; the cursor is for each to add. */
export const toInboxQuery = ({ q, reason, verdict, unread, email, since }: InboxFilter): string => {
  const entries = { q, reason, verdict: verdict === 'ham' ? '' : verdict, unread: unread ? '1' : '', email, since }
  return new URLSearchParams(
    Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()
}

function given<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(schema)
}
