import * as v from 'valibot'
import { PlatePassageSchema } from '../schemas/plate-passage-schema.ts'
import { WordsSchema } from '../schemas/words-schema.ts'
import { facts } from './facts.ts'

const FoundationPageSchema = v.object({
  /** Above the heading of the heritage site. */
  siteLabel: WordsSchema,
  siteCaption: PlatePassageSchema.entries.caption,
  /** The site's facts, as a short list beside the plate. */
  facts: v.array(v.object({ term: WordsSchema, detail: WordsSchema })),
  givesBack: v.object({ label: WordsSchema, figure: WordsSchema, heading: WordsSchema }),
})

export const foundationPage = v.parse(FoundationPageSchema, {
  siteLabel: 'Heritage site management',
  siteCaption: 'Plate 11 · The keeper’s house, from the trail',
  facts: [
    { term: 'Built', detail: '1911' },
    { term: 'Agreement', detail: `Until at least ${facts.agreementUntil}` },
    { term: 'Open', detail: 'Thursday to Sunday, May to September' },
    { term: 'Admission', detail: 'By donation' },
  ],
  givesBack: {
    label: 'Forager gives back',
    figure: facts.givingShare,
    heading: 'or more of each brand’s revenue, every year',
  },
})
