import * as v from 'valibot'
import { WordsSchema } from '../schemas/text.ts'
import { foundation } from './brands/all.ts'
import { facts } from './facts.ts'

const BrandPagesSchema = v.object({
  /** Above the heading of a domain page. */
  domainLabel: WordsSchema,
  /** The links between domain pages. */
  industries: WordsSchema,
  /** The link from a focus to its domain page. */
  viewBrands: WordsSchema,
  /** The link on a brand's card; the brand's name follows for those who do not see the card. */
  visit: WordsSchema,
  backToBrands: WordsSchema,
  /** Told beside a link that leaves the site. */
  external: WordsSchema,
  divisions: v.object({ label: WordsSchema, heading: WordsSchema }),
  /** The foundation's own block, after the network's brands. */
  foundation: v.object({ label: WordsSchema, heading: WordsSchema, paragraph: WordsSchema, visit: WordsSchema }),
})

export const brandPages = v.parse(BrandPagesSchema, {
  domainLabel: 'Brands',
  industries: 'Brands by industry',
  viewBrands: 'View Brands',
  visit: 'Visit',
  backToBrands: 'All brands',
  external: 'opens the brand’s own site',
  divisions: { label: 'Divisions', heading: 'Who works alongside' },
  foundation: {
    label: 'The foundation',
    heading: 'And one that gives money away',
    paragraph: `Forager Foundation is apart from the network. Every brand pays it at least ${facts.givingShare} of its revenue, which mends public buildings and keeps ${facts.site} open.`,
    visit: `Visit ${foundation.name}`,
  },
})
