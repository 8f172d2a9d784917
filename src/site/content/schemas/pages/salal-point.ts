import * as v from 'valibot'
import { FactSchema, PassageSchema, PlatePassageSchema } from '../passage.ts'
import { MetaWordsSchema, WordsSchema } from '../words.ts'

export const SalalPointSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  evenings: v.strictObject({
    ...PassageSchema.entries,
    /** An evening in a calendar. */
    event: WordsSchema,
    description: WordsSchema,
    /** Links to calendar files: of one evening, of all as a feed, of all as a file. */
    add: WordsSchema,
    subscribe: WordsSchema,
    file: WordsSchema,
  }),
  day: v.strictObject({
    ...PassageSchema.entries,
    facts: v.array(FactSchema),
  }),
  getThere: v.strictObject({
    ...PassageSchema.entries,
    ways: v.array(FactSchema),
    map: WordsSchema,
  }),
  access: v.strictObject({
    ...PassageSchema.entries,
    /** Each place with its steps and doors. */
    places: v.array(v.strictObject({ place: WordsSchema, steps: WordsSchema, note: WordsSchema })),
  }),
})
