import * as v from 'valibot'
import { FactSchema, PassageSchema, PlatePassageSchema } from '../passage.ts'
import { hinted, MetaWordsSchema, WordsSchema } from '../words.ts'

export const SalalPointSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  evenings: v.strictObject({
    ...PassageSchema.entries,
    event: hinted('What an evening is called in a calendar.'),
    description: WordsSchema,
    add: hinted('The link that adds one evening to a calendar.'),
    subscribe: hinted('The link that adds all evenings, and later ones.'),
    file: hinted('The link that downloads all evenings.'),
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
