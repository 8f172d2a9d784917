import * as v from 'valibot'
import { ListedContactmailSchema } from '../../../contactmails/listed-contactmail.ts'

export const inboxPageSize = 50
export const mostElsewhere = 100

const openCounts = v.entriesFromList(['open', 'overdue', 'mine', 'unread'], v.number())

/** All but `spam` count what is not spam. */
export const InboxCountsSchema = v.object({
  ...openCounts,
  ...v.entriesFromList(['ham', 'spam', 'waiting'], v.number()),
})
export type InboxCounts = v.InferOutput<typeof InboxCountsSchema>

export const InboxPageSchema = v.object({
  contactMails: v.array(ListedContactmailSchema),
  next: v.nullable(v.string()),
  counts: InboxCountsSchema,
  at: v.string(),
  elsewhere: v.optional(v.number()),
})
export type InboxPage = v.InferOutput<typeof InboxPageSchema>

/** The query of a filter, whatever the order of its fields. */
export const inOrder = (fields: ConstructorParameters<typeof URLSearchParams>[0]): string => {
  const query = new URLSearchParams(fields)
  query.sort()
  return query.toString()
}

/** From a minute earlier on: a contactmail may be stored that long after it was dated. */
export const newsStart = (after: string): string => new Date(Date.parse(after) - 60_000).toISOString()

const standing = ['id', 'verdict', 'readAt', 'status', 'openedAt', 'answeredAt', 'changedAt', 'dueAt'] as const
const StandingSchema = v.pick(ListedContactmailSchema, [...standing, 'assignee', 'assigneeName'])

export const NewsSchema = v.object({
  /** The optional ones, which take longer to count, come after a change only. */
  counts: v.object({ ...openCounts, ...v.entriesFromList(['ham', 'spam', 'waiting'], v.exactOptional(v.number())) }),
  /** Ids of contactmails in the list that arrived or were opened again after the given moment, at most 100. */
  arrived: v.array(v.string()),
  changed: v.optional(v.array(StandingSchema), []),
  at: v.string(),
})
export type News = v.InferOutput<typeof NewsSchema>
