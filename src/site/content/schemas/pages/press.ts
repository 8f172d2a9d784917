import * as v from 'valibot'
import slugs from '../../printed/slugs.json' with { type: 'json' }
import { PassageSchema, PlatePassageSchema } from '../passage.ts'
import { hinted, isDistinct, MetaWordsSchema, WordsSchema } from '../words.ts'

const PrintPlateSchema = v.picklist([
  'home',
  'vision',
  'gives-back',
  'our-story',
  'our-community',
  'newsroom',
  'contact',
  'salal-point',
])
export type PrintPlate = v.InferOutput<typeof PrintPlateSchema>

export const PressPersonSchema = v.pipe(
  v.picklist(slugs.team, 'must be a member of the team whose entry is live'),
  v.description('Who answers journalists. A new member of the team can be chosen once the entry is live.'),
)

const countOf = (text: string) => text.split(/\s+/).length

export const PressSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  archive: hinted('The link to the archive.'),
  boilerplate: v.strictObject({
    ...PassageSchema.entries,
    words: hinted('The length of a text. {count} stands for the number.'),
    copy: hinted('The button that copies a text.'),
    copied: hinted('What the button says afterwards.'),
    /** Who we are in 25, 50 and 100 words. */
    texts: v.pipe(
      v.array(WordsSchema),
      v.check((texts) => texts.map(countOf).join() === '25,50,100', 'must be three texts, of 25, 50 and 100 words'),
    ),
  }),
  facts: v.strictObject({
    ...PassageSchema.entries,
    founded: WordsSchema,
    legalName: WordsSchema,
    office: WordsSchema,
    brands: WordsSchema,
    foundation: WordsSchema,
    partners: WordsSchema,
    giving: WordsSchema,
    givingDetail: WordsSchema,
    site: WordsSchema,
    siteDetail: WordsSchema,
    lead: v.pipe(WordsSchema, v.title('Chief executive'), v.description('The first whose position has these words.')),
  }),
  logos: v.strictObject({ ...PassageSchema.entries, light: WordsSchema, dark: WordsSchema }),
  prints: v.strictObject({
    ...PassageSchema.entries,
    plates: v.pipe(
      v.array(PrintPlateSchema),
      v.check((plates) => isDistinct(plates), 'must not have a plate twice'),
    ),
  }),
  person: PressPersonSchema,
  answers: PassageSchema,
  latest: WordsSchema,
})
