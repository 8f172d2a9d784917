import * as v from 'valibot'
import { WordsSchema } from './words-schema.ts'

/** A label, a heading and paragraphs, with an optional link. */
export const PassageSchema = v.object({
  label: WordsSchema,
  heading: WordsSchema,
  paragraphs: v.array(WordsSchema),
  action: v.optional(v.object({ text: WordsSchema, context: v.exactOptional(WordsSchema), href: WordsSchema })),
})
export type Passage = v.InferOutput<typeof PassageSchema>
