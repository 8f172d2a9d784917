import * as v from 'valibot'
import { PassageSchema, PlatePassageSchema } from '../passage.ts'
import { MetaWordsSchema, SlugSchema, WordsSchema } from '../words.ts'

const countOf = (text: string) => text.split(/\s+/).length

export const PressSchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PlatePassageSchema,
  /** The link to the archive. */
  archive: WordsSchema,
  boilerplate: v.strictObject({
    ...PassageSchema.entries,
    words: WordsSchema,
    copy: WordsSchema,
    copied: WordsSchema,
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
    lead: WordsSchema,
  }),
  logos: v.strictObject({ ...PassageSchema.entries, light: WordsSchema, dark: WordsSchema }),
  prints: v.strictObject({ ...PassageSchema.entries, plates: v.array(SlugSchema) }),
  /** The slug of the team member who answers journalists. */
  person: SlugSchema,
  answers: PassageSchema,
  latest: WordsSchema,
})
