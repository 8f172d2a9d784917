import * as v from 'valibot'

/** From a minute earlier on: a contactmail may be stored that long after it was dated. */
export const newsStart = (after: string): string => new Date(Date.parse(after) - 60_000).toISOString()

export const NewsSchema = v.object({
  counts: v.object({
    ...v.entriesFromList(['open', 'overdue', 'mine', 'unread'], v.number()),
    /** Counted after a change only. */
    ...v.entriesFromList(['ham', 'spam', 'waiting'], v.exactOptional(v.number())),
  }),
  /** Ids of contactmails in the list that arrived or were opened again after the given moment, at most 100. */
  arrived: v.array(v.string()),
  at: v.string(),
})
export type News = v.InferOutput<typeof NewsSchema>
