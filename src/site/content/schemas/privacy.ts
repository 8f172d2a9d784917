import * as v from 'valibot'
import { PassageSchema } from './passage.ts'
import { hinted, isDistinct, MetaWordsSchema, SlugSchema, WordsSchema } from './words.ts'

const SectionSchema = v.strictObject({ id: SlugSchema, heading: WordsSchema, paragraphs: v.array(WordsSchema) })

export const PrivacySchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PassageSchema,
  /** `{days}` stands for the retention of enquiries. */
  sections: v.pipe(
    v.array(SectionSchema),
    v.check((sections) => isDistinct(sections.map(({ id }) => id)), 'must not have a name in the address twice'),
  ),
  guarded: v.pipe(SectionSchema, v.description('Shown where Turnstile protects the forms.')),
  receipts: v.pipe(SectionSchema, v.description('Shown where senders get a receipt.')),
  counted: v.pipe(SectionSchema, v.description('Shown where visits are counted.')),
  /** The sentence before the link to the licences of what the site is built with, and the link. */
  licences: v.strictObject({ before: WordsSchema, link: WordsSchema }),
  link: hinted('The link in the footer.'),
  /** Beside a form: the sentence before the link, and the link. */
  beside: v.strictObject({ before: WordsSchema, link: WordsSchema }),
})
