import * as v from 'valibot'
import { PassageSchema } from './passage-schema.ts'
import { WordsSchema } from './words-schema.ts'

/** A passage that stands beside a plate. */
export const PlatePassageSchema = v.object({
  ...PassageSchema.entries,
  /** The plate's imprint: "Plate 4 · Gibsons harbour". */
  caption: v.pipe(WordsSchema, v.regex(/^Plate \d+ · /)),
})
export type PlatePassage = v.InferOutput<typeof PlatePassageSchema>
