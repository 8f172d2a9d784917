import * as v from 'valibot'
import { WordsSchema } from './words-schema.ts'

/** The brands in the site's order, the foundation last. */
export const brandSlugs = ['fmg', 'fdi', 'fvi', 'fpd', 'fpb', 'fed', 'ffs', 'vrc', 'vrv', 'fnd'] as const
export const BrandSlugSchema = v.picklist(brandSlugs)
export type BrandSlug = v.InferOutput<typeof BrandSlugSchema>

export const BrandSchema = v.object({
  slug: BrandSlugSchema,
  name: WordsSchema,
  /** The brand's work in three to six words. */
  tagline: v.pipe(WordsSchema, v.maxLength(40)),
  /** Whether the brand's page opens with a full-width plate. */
  hero: v.boolean(),
  /** The page's h1. A claim; the brand's name stands above it. */
  heading: WordsSchema,
  /** For the page's metadata, 50 to 160 characters. */
  summary: v.pipe(WordsSchema, v.minLength(50), v.maxLength(160)),
  keywords: v.pipe(v.array(WordsSchema), v.minLength(3)),
  description: v.pipe(v.array(WordsSchema), v.minLength(2)),
  callToAction: v.object({
    description: WordsSchema,
    buttonText: WordsSchema,
    link: v.pipe(v.string(), v.url()),
    external: v.boolean(),
  }),
  /** Sister brands that work as divisions of this one. */
  divisions: v.array(v.object({ slug: BrandSlugSchema, description: WordsSchema })),
})
export type Brand = v.InferOutput<typeof BrandSchema>

export const FoundationSchema = v.object({
  ...BrandSchema.entries,
  slug: v.literal('fnd'),
  /** The heritage site in the foundation's care. */
  domain: v.object({ heading: WordsSchema, description: WordsSchema }),
  givesBack: v.pipe(v.array(WordsSchema), v.minLength(2)),
})
