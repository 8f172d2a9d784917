import * as v from 'valibot'
import { WordsSchema } from '../schemas/words-schema.ts'
import { foundation } from './all.ts'
import { facts } from './facts.ts'

const BrandPagesSchema = v.object({
  /** Above the heading of a domain page. */
  domainLabel: WordsSchema,
  /** The links between domain pages. */
  industries: WordsSchema,
  /** The link from a focus to its domain page. */
  viewBrands: WordsSchema,
  /** The link on a brand's card. Screen readers read the brand's name after it. */
  visit: WordsSchema,
  backToBrands: WordsSchema,
  /** Read after a link to another site. */
  external: WordsSchema,
  divisions: v.object({ label: WordsSchema, heading: WordsSchema }),
  /** The foundation's block, after the brands. */
  foundation: v.object({ label: WordsSchema, heading: WordsSchema, paragraph: WordsSchema, visit: WordsSchema }),
})

export const brandPages = v.parse(BrandPagesSchema, {
  domainLabel: 'Brands',
  industries: 'Brands by industry',
  viewBrands: 'View Brands',
  visit: 'Visit',
  backToBrands: 'All brands',
  external: 'opens another website',
  divisions: { label: 'Divisions', heading: 'Who else is on the team' },
  foundation: {
    label: 'The foundation',
    heading: 'And one that gives the money away',
    paragraph: `Forager Foundation has its own board and takes no clients. The brands fund it with ${facts.givingShare} of their revenue or more, and the money mends public buildings and keeps ${facts.site} open.`,
    visit: `Visit ${foundation.name}`,
  },
})
