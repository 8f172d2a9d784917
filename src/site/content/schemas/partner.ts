import * as v from 'valibot'
import { LogoFileSchema } from './photograph.ts'
import { areNamesDistinct, SlugSchema, WordsSchema } from './words.ts'

export const PartnerSchema = v.strictObject({
  slug: SlugSchema,
  name: v.pipe(WordsSchema, v.maxLength(32)),
  kind: v.picklist(['non-profit', 'strategic', 'for-profit']),
  place: WordsSchema,
  description: v.pipe(WordsSchema, v.description('One plain sentence about their work.')),
  logo: v.exactOptional(
    v.pipe(LogoFileSchema, v.description('SVG or PNG. A new partner needs one; some others have a drawing.')),
  ),
})
export type Partner = v.InferOutput<typeof PartnerSchema>

export const PartnersSchema = v.pipe(
  v.array(PartnerSchema),
  v.check(
    (partners) => partners.filter(({ kind }) => kind === 'for-profit').length === 1,
    'there must be exactly one for-profit partner; to replace it, change its entry',
  ),
  v.check((partners) => areNamesDistinct(partners.map(({ name }) => name)), 'two partners must not have the same name'),
)
