import * as v from 'valibot'
import { PlatePassageSchema } from './plate-passage.ts'
import { PassageSchema, WordsSchema } from './text.ts'

/** One way to join the partnership program. */
export const TierSchema = v.object({
  name: WordsSchema,
  price: WordsSchema,
  /** What the price is for: "per year". */
  unit: WordsSchema,
  description: WordsSchema,
  benefits: v.pipe(v.array(WordsSchema), v.minLength(1)),
})
export type Tier = v.InferOutput<typeof TierSchema>

export const CommunitySchema = v.object({
  opening: PlatePassageSchema,
  sectors: PassageSchema,
  program: v.object({ ...PassageSchema.entries, tiers: v.pipe(v.array(TierSchema), v.minLength(1)) }),
  strategic: PassageSchema,
  nonProfit: PassageSchema,
  forProfit: PassageSchema,
})
export type Community = v.InferOutput<typeof CommunitySchema>
