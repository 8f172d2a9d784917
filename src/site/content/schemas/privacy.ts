import * as v from 'valibot'
import { PassageSchema } from './passage.ts'
import { MetaWordsSchema, WordsSchema } from './words.ts'

const SectionSchema = v.strictObject({ id: WordsSchema, heading: WordsSchema, paragraphs: v.array(WordsSchema) })

export const PrivacySchema = v.strictObject({
  meta: MetaWordsSchema,
  opening: PassageSchema,
  /** `{days}` stands for the retention of enquiries. */
  sections: v.array(SectionSchema),
  /** Shown where Turnstile protects the forms. */
  guarded: SectionSchema,
  /** Shown where senders get a receipt. */
  receipts: SectionSchema,
  /** Shown where visits are counted. */
  counted: SectionSchema,
  /** The sentence before the link to the licences of what the site is built with, and the link. */
  licences: v.strictObject({ before: WordsSchema, link: WordsSchema }),
  /** The link in the footer. */
  link: WordsSchema,
  /** Beside a form: the sentence before the link, and the link. */
  beside: v.strictObject({ before: WordsSchema, link: WordsSchema }),
})
