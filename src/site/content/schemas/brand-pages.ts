import * as v from 'valibot'
import { CaptionSchema, FactSchema } from './passage.ts'
import { WordsSchema } from './words.ts'

export const BrandPagesSchema = v.strictObject({
  /** Above the heading of a domain page. */
  domainLabel: WordsSchema,
  /** The links between domain pages. */
  industries: WordsSchema,
  /** The link from a focus to its domain page. */
  viewBrands: WordsSchema,
  backToBrands: WordsSchema,
  /** Read after a link to another site. */
  external: WordsSchema,
  divisions: v.strictObject({ label: WordsSchema, heading: WordsSchema }),
  /** The links to a brand's stories, people and neighbours. */
  ways: v.strictObject({ label: WordsSchema, stories: WordsSchema, people: WordsSchema, sisters: WordsSchema }),
  /** The foundation's block, after the brands. */
  foundation: v.strictObject({ label: WordsSchema, heading: WordsSchema, paragraph: WordsSchema, visit: WordsSchema }),
})

export const FoundationPageSchema = v.strictObject({
  /** The heritage site in the foundation's care. */
  domain: v.strictObject({ heading: WordsSchema, description: WordsSchema }),
  /** Above the heading of the heritage site. */
  siteLabel: WordsSchema,
  siteCaption: CaptionSchema,
  /** The site's facts, as a short list beside the plate. */
  facts: v.array(FactSchema),
  /** The link to the site's own page. */
  visit: WordsSchema,
  givesBack: v.strictObject({
    label: WordsSchema,
    figure: WordsSchema,
    heading: WordsSchema,
    paragraphs: v.pipe(v.array(WordsSchema), v.minLength(2)),
  }),
})
