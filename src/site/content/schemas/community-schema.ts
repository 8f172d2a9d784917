import * as v from 'valibot'
import { PassageSchema } from './passage-schema.ts'
import { PlatePassageSchema } from './plate-passage-schema.ts'
import { WordsSchema } from './words-schema.ts'

/** One way to join the partnership program. */
export const TierSchema = v.object({
  name: WordsSchema,
  price: WordsSchema,
  /** What the price is for: "per year". */
  unit: WordsSchema,
  description: WordsSchema,
  benefits: v.pipe(v.array(WordsSchema), v.minLength(1)),
})

export const CommunitySchema = v.object({
  opening: PlatePassageSchema,
  sectors: PassageSchema,
  program: v.object({ ...PassageSchema.entries, tiers: v.pipe(v.array(TierSchema), v.minLength(1)) }),
  strategic: PassageSchema,
  nonProfit: PassageSchema,
  forProfit: PassageSchema,
})
