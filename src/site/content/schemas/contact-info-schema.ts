import * as v from 'valibot'
import { WordsSchema } from './words-schema.ts'

export const EmailAddressSchema = v.object({ title: WordsSchema, address: v.pipe(v.string(), v.email()) })

export const ContactInfoSchema = v.object({
  street: WordsSchema,
  city: WordsSchema,
  province: WordsSchema,
  postalCode: WordsSchema,
  country: WordsSchema,
  /** As displayed: 604-555-0142. */
  phone: v.pipe(v.string(), v.regex(/^\d{3}-\d{3}-\d{4}$/)),
  /** E.164, for tel: and wa.me links: +16045550142. */
  phoneE164: v.pipe(v.string(), v.regex(/^\+\d{11}$/)),
  /** General, investor, partnership. */
  emails: v.pipe(v.array(EmailAddressSchema), v.minLength(3)),
  /** For vulnerability reports. Only security.txt shows it. */
  securityEmail: v.pipe(v.string(), v.email()),
})
