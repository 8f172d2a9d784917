import * as v from 'valibot'
import { BrandSlugSchema } from './brand.ts'
import { PlatePassageSchema } from './plate-passage.ts'
import { PassageSchema, WordsSchema } from './text.ts'

export const HeroSchema = v.object({
  heading: WordsSchema,
  lead: WordsSchema,
  action: v.object({ text: WordsSchema, context: v.exactOptional(WordsSchema), href: WordsSchema }),
  caption: PlatePassageSchema.entries.caption,
})
export type Hero = v.InferOutput<typeof HeroSchema>

/** A city on the world map; the first one is where the arcs start. */
export const PlaceSchema = v.object({
  name: WordsSchema,
  country: WordsSchema,
  /** Degrees east. */
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Degrees north. */
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  brands: v.pipe(v.array(BrandSlugSchema), v.minLength(1)),
  /** One sentence: what is done there. */
  work: WordsSchema,
})
export type Place = v.InferOutput<typeof PlaceSchema>

export const HomeSchema = v.object({
  hero: HeroSchema,
  network: PassageSchema,
  vision: PlatePassageSchema,
  /** The figure and the heading read as one line. */
  givesBack: v.object({ ...PlatePassageSchema.entries, figure: WordsSchema }),
  news: PassageSchema,
  reach: v.object({ ...PassageSchema.entries, places: v.pipe(v.array(PlaceSchema), v.minLength(2)) }),
})
export type Home = v.InferOutput<typeof HomeSchema>
