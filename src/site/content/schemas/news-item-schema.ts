import * as v from 'valibot'
import { WordsSchema } from './words-schema.ts'

/** An existing day as dd/mm/yyyy. */
export const NewsDateSchema = v.pipe(
  v.string(),
  v.regex(/^\d{2}\/\d{2}\/\d{4}$/),
  v.check((text) => {
    const [day, month, year] = text.split('/').map(Number) as [number, number, number]
    const date = new Date(Date.UTC(year, month - 1, day))
    return date.getUTCDate() === day && date.getUTCMonth() === month - 1
  }, 'no such day'),
)

export const NewsItemSchema = v.pipe(
  v.object({
    /** Becomes the slug: letters, digits and spaces only. */
    heading: v.pipe(WordsSchema, v.regex(/^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/)),
    subheading: WordsSchema,
    date: NewsDateSchema,
    author: WordsSchema,
    /** One sentence about the author. */
    bio: WordsSchema,
    /** Where the plate is set, as its caption says. */
    place: WordsSchema,
    /** For the article's metadata, 50 to 160 characters. */
    summary: v.pipe(WordsSchema, v.minLength(50), v.maxLength(160)),
    keywords: v.pipe(v.array(WordsSchema), v.minLength(3)),
    /** The article's paragraphs. */
    description: v.pipe(v.array(WordsSchema), v.minLength(1)),
    about: v.array(v.object({ entity: WordsSchema, description: WordsSchema })),
    /** Whether the item has an article. Without one, its card shows the full text. */
    hasLink: v.boolean(),
    /** Whether a plate is shown. */
    hasVisual: v.boolean(),
  }),
  v.check(
    ({ hasLink, description, about }) => !hasLink || (description.length >= 5 && about.length >= 1),
    'an article has five paragraphs and says whom it is about',
  ),
)
export type NewsItem = v.InferOutput<typeof NewsItemSchema>
