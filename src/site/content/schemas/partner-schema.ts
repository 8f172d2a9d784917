import * as v from 'valibot'
import { SlugSchema } from './slug-schema.ts'
import { WordsSchema } from './words-schema.ts'

export const PartnerSchema = v.object({
  slug: SlugSchema,
  name: v.pipe(WordsSchema, v.maxLength(32)),
  kind: v.picklist(['non-profit', 'strategic', 'for-profit']),
  place: WordsSchema,
  /** One plain sentence about their work. */
  description: WordsSchema,
})
export type Partner = v.InferOutput<typeof PartnerSchema>

/** The specification's number of non-profit partners. */
export const NonProfitsSchema = v.pipe(
  v.array(PartnerSchema),
  v.length(40, 'there are 40 non-profit partners; the specification says so'),
)

/** A partner before its list adds the kind. */
export type Organization = Omit<Partner, 'kind'>
