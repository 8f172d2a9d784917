import * as v from 'valibot'
import { domainSlugs } from './domain.ts'
import { PassageSchema } from './passage.ts'
import { MetaWordsSchema, WordsSchema } from './words.ts'

export const FocusSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PassageSchema,
  /** What each industry is about, in a sentence or two; its own page says more. */
  industries: v.record(v.picklist(domainSlugs), WordsSchema),
  invitation: PassageSchema,
})
