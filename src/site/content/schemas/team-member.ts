import * as v from 'valibot'
import { BrandSlugSchema } from './brand.ts'
import { PortraitPhotographSchema } from './photograph.ts'
import { ProseSchema, textsOf } from './prose.ts'
import { areNamesDistinct, OrderSchema, SlugSchema, WordsSchema } from './words.ts'

export const TeamMemberSchema = v.strictObject({
  slug: SlugSchema,
  order: OrderSchema,
  title: v.pipe(WordsSchema, v.title('Name')),
  position: WordsSchema,
  /** None for those who work for the holding company. */
  brand: v.exactOptional(BrandSlugSchema),
  /** Paragraphs of 120 words or more in total. */
  story: v.pipe(
    ProseSchema,
    v.check((prose) => textsOf(prose).join(' ').split(/\s+/).length >= 120, 'needs 120 words or more'),
    v.description('In 120 words or more.'),
  ),
  portrait: v.pipe(WordsSchema, v.description('In words, for those who do not see it.')),
  photograph: v.exactOptional(
    v.pipe(PortraitPhotographSchema, v.description('Replaces the drawing. A new member needs one.')),
  ),
})

export const TeamSchema = v.pipe(
  v.array(TeamMemberSchema),
  v.check((team) => team.length >= 6 && team.length <= 8, 'the team must have six to eight leaders'),
  v.check((team) => areNamesDistinct(team.map(({ title }) => title)), 'two people must not have the same name'),
)
