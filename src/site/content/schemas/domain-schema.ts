import * as v from 'valibot'
import { BrandSlugSchema } from './brand-schema.ts'
import { WordsSchema } from './words-schema.ts'

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
export const DomainSchema = v.pipe(
  v.object({
    slug: DomainSlugSchema,
    heading: WordsSchema,
    /** The industry's plain name, for lists and breadcrumbs. */
    name: WordsSchema,
    description: v.pipe(WordsSchema, v.minLength(50)),
    /** For the page's metadata, 50 to 160 characters. */
    summary: v.pipe(WordsSchema, v.minLength(50), v.maxLength(160)),
    keywords: v.pipe(v.array(WordsSchema), v.minLength(3)),
    brands: v.pipe(v.array(BrandSlugSchema), v.minLength(1)),
    /** What each brand does in this industry, in paragraphs; `main` has none. */
    notes: v.record(BrandSlugSchema, v.pipe(v.array(WordsSchema), v.minLength(1))),
  }),
  v.check(
    ({ slug, brands, notes }) => Object.keys(notes).sort().join() === (slug === 'main' ? [] : brands.toSorted()).join(),
    'a note on each brand of an industry, and on no other',
  ),
)
export type Domain = v.InferOutput<typeof DomainSchema>
