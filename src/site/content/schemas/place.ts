import * as v from 'valibot'
import { BrandSlugSchema, brandSlugs } from './brand.ts'
import { PhotographSchema } from './photograph.ts'
import { LatitudeSchema, LongitudeSchema } from './when-and-where.ts'
import { isDistinct, OrderSchema, SlugSchema, WordsSchema } from './words.ts'

/** A city on the world map. The arcs start at the first one. */
export const PlaceSchema = v.strictObject({
  slug: SlugSchema,
  order: OrderSchema,
  name: WordsSchema,
  country: WordsSchema,
  longitude: LongitudeSchema,
  latitude: LatitudeSchema,
  brands: v.optional(
    v.pipe(
      v.array(BrandSlugSchema),
      v.minLength(1),
      v.check((slugs) => isDistinct(slugs), 'must not name a brand twice'),
      v.description('If none is named, all of them.'),
    ),
    brandSlugs,
  ),
  work: v.pipe(WordsSchema, v.description('One sentence about the work there.')),
  photograph: v.exactOptional(PhotographSchema),
})
export type Place = v.InferOutput<typeof PlaceSchema>
