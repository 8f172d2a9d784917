import * as v from 'valibot'
import { PassageSchema, WordsSchema } from './text.ts'

/** A passage that stands beside a plate. */
export const PlatePassageSchema = v.object({
  ...PassageSchema.entries,
  /** The plate's imprint: "Plate 4 · Gibsons harbour". */
  caption: v.pipe(WordsSchema, v.regex(/^Plate \d+ · /)),
})
export type PlatePassage = v.InferOutput<typeof PlatePassageSchema>
