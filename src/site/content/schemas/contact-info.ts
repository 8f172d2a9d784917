import * as v from 'valibot'
import { LatitudeSchema, LongitudeSchema } from './when-and-where.ts'
import { WordsSchema } from './words.ts'

const EmailAddressSchema = v.strictObject({ title: WordsSchema, address: v.pipe(v.string(), v.email()) })

const WrittenSchema = v.strictObject({
  street: WordsSchema,
  city: WordsSchema,
  province: WordsSchema,
  postalCode: v.pipe(v.string(), v.regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'must be a postal code like V0N 1V0')),
  country: WordsSchema,
  /** Of the door. */
  latitude: LatitudeSchema,
  longitude: LongitudeSchema,
  /** As displayed: 604-555-0142. */
  phone: v.pipe(v.string(), v.regex(/^\d{3}-\d{3}-\d{4}$/, 'must be a number like 604-555-0142')),
  /** General, investor, partnership. */
  emails: v.pipe(
    v.array(EmailAddressSchema),
    v.minLength(3),
    v.description(
      'Three or more. Texts name the first. The Contact page shows the first two under “Email”, the others under “Sales”.',
    ),
  ),
  securityEmail: v.pipe(
    v.string(),
    v.email(),
    v.description('For reports of security problems. Shown only in security.txt.'),
  ),
})

/** With the number in E.164, for tel: and wa.me links: +16045550142. */
export const ContactInfoSchema = v.pipe(
  WrittenSchema,
  v.transform((info) => ({ ...info, phoneE164: `+1${info.phone.replaceAll('-', '')}` })),
)
