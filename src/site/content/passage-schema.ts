import * as v from 'valibot'

/** A trimmed, non-empty run of words. */
export const WordsSchema = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** Lower-case letters, digits and single hyphens, as it stands in a URL. */
export const SlugSchema = v.pipe(v.string(), v.slug())

/** A heading with its label, its paragraphs and, where one follows, a link. */
export const PassageSchema = v.object({
  label: WordsSchema,
  heading: WordsSchema,
  paragraphs: v.array(WordsSchema),
  action: v.optional(v.object({ text: WordsSchema, context: v.exactOptional(WordsSchema), href: WordsSchema })),
})
export type Passage = v.InferOutput<typeof PassageSchema>
