import * as v from 'valibot'
import { BrandSlugSchema } from './brand.ts'
import { WordsSchema } from './text.ts'

export const domainSlugs = [
  'main',
  'accounting',
  'creative',
  'education',
  'mixed-reality',
  'technology',
  'travel-&-tourism',
] as const
export const DomainSlugSchema = v.picklist(domainSlugs)
export type DomainSlug = v.InferOutput<typeof DomainSlugSchema>

/** An industry focus, with the brands that work in it. */
export const DomainSchema = v.object({
  slug: DomainSlugSchema,
  heading: WordsSchema,
  /** The industry's plain name, for lists and breadcrumbs. */
  name: WordsSchema,
  description: v.pipe(WordsSchema, v.minLength(50)),
  /** For the page's metadata, 50 to 160 characters. */
  summary: v.pipe(WordsSchema, v.minLength(50), v.maxLength(160)),
  keywords: v.pipe(v.array(WordsSchema), v.minLength(3)),
  brands: v.pipe(v.array(BrandSlugSchema), v.minLength(1)),
})
export type Domain = v.InferOutput<typeof DomainSchema>
