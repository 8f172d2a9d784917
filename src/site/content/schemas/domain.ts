import * as v from 'valibot'
import slugs from '../printed/slugs.json' with { type: 'json' }
import { type BrandSlug, BrandSlugSchema, brandSlugs } from './brand.ts'
import { OrderSchema, SummarySchema, titleLimit, WordsSchema } from './words.ts'

export type DomainSlug = keyof typeof slugs.domains
export const domainSlugs = Object.keys(slugs.domains) as DomainSlug[]

/** An industry focus, with the brands that work in it. */
export const DomainSchema = v.pipe(
  v.strictObject({
    slug: v.picklist(domainSlugs),
    order: OrderSchema,
    heading: WordsSchema,
    /** The industry's plain name, for lists, breadcrumbs and the page's title. */
    name: v.pipe(WordsSchema, v.maxLength(titleLimit - ' brands | Forager'.length)),
    description: v.pipe(WordsSchema, v.minLength(50)),
    summary: SummarySchema,
    /** The sentence above the invitation to ask, at the end of the page. */
    ask: v.exactOptional(WordsSchema),
    keywords: v.pipe(v.array(WordsSchema), v.minLength(3)),
    /** What each brand does in this industry, in paragraphs and in the order of the page; `main` has none. */
    notes: v.optional(v.record(BrandSlugSchema, v.pipe(v.array(WordsSchema), v.minLength(1))), {}),
  }),
  v.check(
    ({ slug, notes }) => (slug === 'main') === (Object.keys(notes).length === 0),
    'an industry must have a note on each of its brands, and main must have none',
  ),
  v.transform((domain) => ({
    ...domain,
    brands: domain.slug === 'main' ? brandSlugs : brandsOf(domain.notes),
  })),
)
export type Domain = v.InferOutput<typeof DomainSchema>

function brandsOf(notes: Partial<Record<BrandSlug, string[]>>) {
  return Object.keys(notes) as BrandSlug[]
}
