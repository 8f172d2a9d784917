import * as v from 'valibot'
import { WordsSchema } from './text.ts'

export const EmailAddressSchema = v.object({ title: WordsSchema, address: v.pipe(v.string(), v.email()) })

export const ContactInfoSchema = v.object({
  street: WordsSchema,
  city: WordsSchema,
  province: WordsSchema,
  postalCode: WordsSchema,
  country: WordsSchema,
  /** As people read it: 604-555-0142. */
  phone: v.pipe(v.string(), v.regex(/^\d{3}-\d{3}-\d{4}$/)),
  /** E.164, for tel: and wa.me links: +16045550142. */
  phoneE164: v.pipe(v.string(), v.regex(/^\+\d{11}$/)),
  /** General, investor, partnership. */
  emails: v.pipe(v.array(EmailAddressSchema), v.minLength(3)),
  /** For reports of weaknesses of this site; only security.txt shows it. */
  securityEmail: v.pipe(v.string(), v.email()),
})
export type ContactInfo = v.InferOutput<typeof ContactInfoSchema>

export const socialIcons = ['linkedin', 'instagram', 'facebook', 'youtube'] as const
export const SocialLinkSchema = v.object({
  name: WordsSchema,
  /** Empty until the account exists; only links with an address are shown. */
  href: v.union([v.literal(''), v.pipe(v.string(), v.url())]),
  icon: v.picklist(socialIcons),
})
export type SocialLink = v.InferOutput<typeof SocialLinkSchema>
