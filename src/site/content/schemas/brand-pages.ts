import * as v from 'valibot'
import { CaptionSchema, FactSchema } from './passage.ts'
import { hinted, WordsSchema } from './words.ts'

export const BrandPagesSchema = v.strictObject({
  domainLabel: hinted('Above the heading of an industry’s page.'),
  industries: hinted('What the links between industries are called.'),
  viewBrands: hinted('The link from Our Focus to the brands of an industry.'),
  backToBrands: WordsSchema,
  external: hinted('Read aloud after a link to another website.'),
  divisions: v.strictObject({ label: WordsSchema, heading: WordsSchema }),
  /** The links to a brand's stories, people and neighbours. */
  ways: v.strictObject({ label: WordsSchema, stories: WordsSchema, people: WordsSchema, sisters: WordsSchema }),
  /** The foundation's block, after the brands. */
  foundation: v.strictObject({ label: WordsSchema, heading: WordsSchema, paragraph: WordsSchema, visit: WordsSchema }),
})

export const FoundationPageSchema = v.strictObject({
  /** The heritage site in the foundation's care. */
  domain: v.strictObject({ heading: WordsSchema, description: WordsSchema }),
  siteLabel: hinted('Above the heading of the heritage site.'),
  siteCaption: CaptionSchema,
  /** The site's facts, as a short list beside the plate. */
  facts: v.array(FactSchema),
  visit: hinted('The link to the page about the site.'),
  givesBack: v.strictObject({
    label: WordsSchema,
    figure: WordsSchema,
    heading: WordsSchema,
    paragraphs: v.pipe(v.array(WordsSchema), v.minLength(2)),
  }),
})
