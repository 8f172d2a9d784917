import * as v from 'valibot'
import { ActionSchema, CaptionSchema, PassageSchema, PlatePassageSchema } from './passage.ts'
import { MetaWordsSchema, WordsSchema } from './words.ts'

const HeroSchema = v.strictObject({
  heading: WordsSchema,
  lead: WordsSchema,
  action: ActionSchema,
  caption: CaptionSchema,
})

export const HomeSchema = v.strictObject({
  meta: MetaWordsSchema,
  hero: HeroSchema,
  network: PassageSchema,
  vision: PlatePassageSchema,
  /** The heading continues the figure. */
  givesBack: v.strictObject({ ...PlatePassageSchema.entries, figure: WordsSchema }),
  news: PassageSchema,
  reach: PassageSchema,
})
