import * as v from 'valibot'
import slugs from '../printed/slugs.json' with { type: 'json' }
import { BrandSlugSchema, brandSlugs } from './brand.ts'
import { hinted, isDistinct, KeywordsSchema, OrderSchema, SummarySchema, titleLimit, WordsSchema } from './words.ts'

export type DomainSlug = keyof typeof slugs.domains
export const domainSlugs = Object.keys(slugs.domains) as DomainSlug[]

const NoteSchema = v.strictObject({
  slug: BrandSlugSchema,
  paragraphs: v.pipe(v.array(WordsSchema), v.minLength(1)),
})

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
    ask: v.exactOptional(hinted('The sentence above the button at the end of the page.')),
    keywords: KeywordsSchema,
    notes: v.optional(
      v.pipe(v.array(NoteSchema), v.description('What each brand does in this industry, in the order of the page.')),
      [],
    ),
  }),
  v.check(
    ({ slug, notes }) => (slug === 'main') === (notes.length === 0),
    'an industry must have a note on each of its brands, and main must have none',
  ),
  v.check(({ notes }) => isDistinct(notes.map(({ slug }) => slug)), 'an industry must not have two notes on one brand'),
  v.transform((domain) => ({
    ...domain,
    brands: domain.slug === 'main' ? brandSlugs : domain.notes.map(({ slug }) => slug),
  })),
)
export type Domain = v.InferOutput<typeof DomainSchema>
