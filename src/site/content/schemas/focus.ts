import * as v from 'valibot'
import { type DomainSlug, domainSlugs } from './domain.ts'
import { PassageSchema } from './passage.ts'
import { MetaWordsSchema, WordsSchema } from './words.ts'

const industrySlugs = domainSlugs.filter((slug): slug is Exclude<DomainSlug, 'main'> => slug !== 'main')

export const FocusSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PassageSchema,
  /** What each industry is about, in a sentence or two; its own page says more. */
  industries: v.record(v.picklist(industrySlugs), WordsSchema),
  invitation: PassageSchema,
})
