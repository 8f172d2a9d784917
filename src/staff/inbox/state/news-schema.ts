import * as v from 'valibot'

/**
 * The moment from which news are read: a minute earlier, as a contactmail may be stored that long after it was dated.
 */
export const newsStart = (after: string): string => new Date(Date.parse(after) - 60_000).toISOString()

export const NewsSchema = v.object({
  counts: v.object({ open: v.number(), overdue: v.number(), mine: v.number(), unread: v.number() }),
  /** Ids of contactmails in the list that arrived or were opened again after the given moment, at most 100. */
  arrived: v.array(v.string()),
  at: v.string(),
})
export type News = v.InferOutput<typeof NewsSchema>
