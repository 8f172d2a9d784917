import * as v from 'valibot'
import { SlugSchema } from './slug-schema.ts'
import { WordsSchema } from './words-schema.ts'

export const TeamMemberSchema = v.object({
  slug: SlugSchema,
  /** The person's name. */
  title: WordsSchema,
  position: WordsSchema,
  /** The brand's or the holding company's name. */
  brand: WordsSchema,
  /** Paragraphs of 120 words or more in total. */
  story: v.pipe(
    v.array(WordsSchema),
    v.check((paragraphs) => paragraphs.join(' ').split(/\s+/).length >= 120, 'a story has 120 words or more'),
  ),
  /** Alternative text of the portrait. */
  portrait: WordsSchema,
})

export const TeamSchema = v.pipe(
  v.array(TeamMemberSchema),
  v.check((team) => team.length >= 6 && team.length <= 8, 'the team has six to eight leaders'),
)
