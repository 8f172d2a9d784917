import * as v from 'valibot'
import { LatitudeSchema, LongitudeSchema } from './when-and-where.ts'
import { WordsSchema } from './words.ts'

const EmailAddressSchema = v.strictObject({ title: WordsSchema, address: v.pipe(v.string(), v.email()) })

export const ContactInfoSchema = v.strictObject({
  street: WordsSchema,
  city: WordsSchema,
  province: WordsSchema,
  postalCode: WordsSchema,
  country: WordsSchema,
  /** Of the door. */
  latitude: LatitudeSchema,
  longitude: LongitudeSchema,
  /** As displayed: 604-555-0142. */
  phone: v.pipe(v.string(), v.regex(/^\d{3}-\d{3}-\d{4}$/, 'must be a number like 604-555-0142')),
  /** E.164, for tel: and wa.me links: +16045550142. */
  phoneE164: v.pipe(v.string(), v.regex(/^\+\d{11}$/, 'must be a number like +16045550142')),
  /** General, investor, partnership. */
  emails: v.pipe(v.array(EmailAddressSchema), v.minLength(3)),
  securityEmail: v.pipe(
    v.string(),
    v.email(),
    v.description('For reports of security problems. Shown only in security.txt.'),
  ),
})
