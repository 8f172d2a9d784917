import * as v from 'valibot'
import { SlugSchema, WordsSchema } from './text.ts'

export const TeamMemberSchema = v.object({
  slug: SlugSchema,
  /** The person's name. */
  title: WordsSchema,
  position: WordsSchema,
  /** The brand's or the holding company's name. */
  brand: WordsSchema,
  /** Paragraphs, 120 words or more together. */
  story: v.pipe(
    v.array(WordsSchema),
    v.check((paragraphs) => paragraphs.join(' ').split(/\s+/).length >= 120, 'a story has 120 words or more'),
  ),
  /** What the portrait plate shows, for those who do not see it. */
  portrait: WordsSchema,
})
export type TeamMember = v.InferOutput<typeof TeamMemberSchema>

export const PartnerSchema = v.object({
  slug: SlugSchema,
  name: v.pipe(WordsSchema, v.maxLength(32)),
  kind: v.picklist(['non-profit', 'strategic', 'for-profit']),
  place: WordsSchema,
  /** One plain sentence: what they do. */
  description: WordsSchema,
})
export type Partner = v.InferOutput<typeof PartnerSchema>
