import * as v from 'valibot'
import { PassageSchema } from './passage-schema.ts'
import { PlaceSchema } from './place-schema.ts'
import { PlatePassageSchema } from './plate-passage-schema.ts'
import { WordsSchema } from './words-schema.ts'

export const HeroSchema = v.object({
  heading: WordsSchema,
  lead: WordsSchema,
  action: v.object({ text: WordsSchema, context: v.exactOptional(WordsSchema), href: WordsSchema }),
  caption: PlatePassageSchema.entries.caption,
})

export const HomeSchema = v.object({
  hero: HeroSchema,
  network: PassageSchema,
  vision: PlatePassageSchema,
  /** The heading continues the figure. */
  givesBack: v.object({ ...PlatePassageSchema.entries, figure: WordsSchema }),
  news: PassageSchema,
  reach: v.object({ ...PassageSchema.entries, places: v.pipe(v.array(PlaceSchema), v.minLength(2)) }),
})
