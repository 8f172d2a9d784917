import * as v from 'valibot'
import slugs from '../printed/slugs.json' with { type: 'json' }
import { ProseSchema, textsOf } from './prose.ts'
import {
  areNamesDistinct,
  hinted,
  isDistinct,
  KeywordsSchema,
  OrderSchema,
  SummarySchema,
  titleLimit,
  WebsiteSchema,
  WordsSchema,
} from './words.ts'

export type BrandSlug = keyof typeof slugs.brands

/** The brands by their `order`, the foundation last. */
export const brandSlugs = Object.keys(slugs.brands) as BrandSlug[]
export const BrandSlugSchema = v.picklist(brandSlugs)

export const BrandSchema = v.pipe(
  v.strictObject({
    slug: BrandSlugSchema,
    order: OrderSchema,
    name: WordsSchema,
    tagline: v.pipe(WordsSchema, v.maxLength(40), v.description('The brand’s work in three to six words.')),
    hero: v.pipe(v.boolean(), v.title('Opens with a picture over the full width')),
    heading: hinted('A claim. The brand’s name stands above it.'),
    summary: SummarySchema,
    keywords: KeywordsSchema,
    description: v.pipe(
      ProseSchema,
      v.check((prose) => textsOf(prose).length >= 2, 'needs two paragraphs or more'),
      v.description('In two paragraphs or more.'),
    ),
    callToAction: v.strictObject({
      description: WordsSchema,
      buttonText: WordsSchema,
      link: WebsiteSchema,
      external: v.boolean(),
    }),
    ask: v.exactOptional(hinted('The sentence above the button at the end of the page.')),
    /** Sister brands that work as divisions of this one. */
    divisions: v.optional(v.array(v.strictObject({ slug: BrandSlugSchema, description: WordsSchema })), []),
  }),
  v.check(
    ({ name, tagline }) => `${name} | ${tagline}`.length <= titleLimit,
    'the name and the tagline may have at most 57 characters together, as they make the title of the page',
  ),
  v.check(
    ({ name, callToAction }) => callToAction.buttonText.includes(name),
    'the button text must contain the brand’s name',
  ),
  v.check(
    ({ slug, divisions }) => isDistinct([slug, ...divisions.map((division) => division.slug)]),
    'no brand may be its own division, or one twice',
  ),
)
export const BrandsSchema = v.pipe(
  v.array(BrandSchema),
  v.check((brands) => areNamesDistinct(brands.map(({ name }) => name)), 'no brand may have the name of another'),
)
export type Brand = v.InferOutput<typeof BrandSchema>
