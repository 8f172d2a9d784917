import * as v from 'valibot'
import { PassageSchema, PlatePassageSchema } from './passage.ts'
import { MetaWordsSchema, OrderSchema, SlugSchema, WordsSchema } from './words.ts'

/** One way to join the partnership program. */
const TierSchema = v.strictObject({
  name: WordsSchema,
  price: WordsSchema,
  /** What the price is for: "per year". */
  unit: WordsSchema,
  description: WordsSchema,
  benefits: v.pipe(v.array(WordsSchema), v.minLength(1)),
})

export const CommunitySchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  sectors: PassageSchema,
  program: v.strictObject({ ...PassageSchema.entries, tiers: v.pipe(v.array(TierSchema), v.minLength(1)) }),
  strategic: PassageSchema,
  nonProfit: PassageSchema,
  forProfit: PassageSchema,
})

export const SectorSchema = v.strictObject({
  slug: SlugSchema,
  order: OrderSchema,
  /** The sector's name, for labels. */
  name: WordsSchema,
  heading: WordsSchema,
  description: WordsSchema,
})
