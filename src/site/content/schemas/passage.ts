import * as v from 'valibot'
import { LinkSchema, WordsSchema } from './words.ts'

export const ActionSchema = v.strictObject({
  text: WordsSchema,
  /** Read after the text by screen readers. */
  context: v.exactOptional(WordsSchema),
  href: LinkSchema,
})

/** A label, a heading and paragraphs, with an optional link. */
export const PassageSchema = v.strictObject({
  label: WordsSchema,
  heading: WordsSchema,
  paragraphs: v.optional(v.array(WordsSchema), []),
  action: v.exactOptional(ActionSchema),
})
export type PassageWords = v.InferOutput<typeof PassageSchema>

/** A term and its detail, as in a list of facts. */
export const FactSchema = v.strictObject({ term: WordsSchema, detail: WordsSchema })

/** A plate's imprint: "Plate 4 · Gibsons harbour". */
export const CaptionSchema = v.pipe(WordsSchema, v.regex(/^Plate \d+ · /, 'must begin like “Plate 4 · ”'))

/** A passage that stands beside a plate. */
export const PlatePassageSchema = v.strictObject({ ...PassageSchema.entries, caption: CaptionSchema })
export type PlatePassage = v.InferOutput<typeof PlatePassageSchema>
