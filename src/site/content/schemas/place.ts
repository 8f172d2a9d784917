import * as v from 'valibot'
import { BrandSlugSchema, brandSlugs } from './brand.ts'
import { PhotographSchema } from './photograph.ts'
import { OrderSchema, SlugSchema, WordsSchema } from './words.ts'

/** A city on the world map. The arcs start at the first one. */
export const PlaceSchema = v.strictObject({
  slug: SlugSchema,
  order: OrderSchema,
  name: WordsSchema,
  country: WordsSchema,
  /** Degrees east. */
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Degrees north. */
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  /** All of them, if none is named. */
  brands: v.optional(v.pipe(v.array(BrandSlugSchema), v.minLength(1)), brandSlugs),
  work: v.pipe(WordsSchema, v.description('One sentence about the work there.')),
  photograph: v.exactOptional(PhotographSchema),
})
export type Place = v.InferOutput<typeof PlaceSchema>
