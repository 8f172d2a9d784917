import * as v from 'valibot'
import { BrandSlugSchema } from './brand-schema.ts'
import { WordsSchema } from './words-schema.ts'

/** A city on the world map. The arcs start at the first one. */
export const PlaceSchema = v.object({
  name: WordsSchema,
  country: WordsSchema,
  /** Degrees east. */
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Degrees north. */
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  brands: v.pipe(v.array(BrandSlugSchema), v.minLength(1)),
  /** One sentence about the work there. */
  work: WordsSchema,
})
export type Place = v.InferOutput<typeof PlaceSchema>
