import * as v from 'valibot'
import { WordsSchema } from './words-schema.ts'

export const socialIcons = ['linkedin', 'instagram', 'facebook', 'youtube'] as const
export const SocialLinkSchema = v.object({
  name: WordsSchema,
  /** Empty until the account exists. Links without an address are not shown. */
  href: v.union([v.literal(''), v.pipe(v.string(), v.url())]),
  icon: v.picklist(socialIcons),
})
