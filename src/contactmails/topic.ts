import * as v from 'valibot'

/** The page that an enquiry is about: its path, and its name when the enquiry came. Both are empty if it has none. */
export const TopicSchema = v.object({ about: v.optional(v.string(), ''), topic: v.optional(v.string(), '') })
export type Topic = v.InferOutput<typeof TopicSchema>

/** The topic of a path that a visitor sent, with the page's URL; undefined for anything but such a page. */
export type FindTopic = (about: string) => (Topic & { url: string }) | undefined

export const AboutSchema = v.object({ about: v.fallback(v.optional(v.string(), ''), '') })
