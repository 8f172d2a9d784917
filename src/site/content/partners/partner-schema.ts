import * as v from 'valibot'
import { SlugSchema } from '../slug-schema.ts'
import { WordsSchema } from '../words-schema.ts'

export const PartnerSchema = v.object({
  slug: SlugSchema,
  name: v.pipe(WordsSchema, v.maxLength(32)),
  kind: v.picklist(['non-profit', 'strategic', 'for-profit']),
  place: WordsSchema,
  /** One plain sentence about their work. */
  description: WordsSchema,
})
export type Partner = v.InferOutput<typeof PartnerSchema>

/** A partner before its list adds the kind. */
export type Organization = Omit<Partner, 'kind'>
