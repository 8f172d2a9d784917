import * as v from 'valibot'
import { WordsSchema } from './words-schema.ts'

export const CompanySchema = v.object({
  /** The trading name. */
  name: WordsSchema,
  /** The holding company, named in the copyright line. */
  legalName: WordsSchema,
  /** Scheme and host of the published site, without a trailing slash. */
  origin: v.pipe(v.string(), v.url(), v.regex(/[^/]$/)),
  tagline: WordsSchema,
  founded: v.pipe(v.number(), v.integer(), v.minValue(1900)),
  /** The footer's paragraph. */
  about: WordsSchema,
})
