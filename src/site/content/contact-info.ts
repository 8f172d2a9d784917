import * as v from 'valibot'
import { ContactInfoSchema } from './schemas/contact-info-schema.ts'

export const contactInfo = v.parse(ContactInfoSchema, {
  street: '218 Trillium Rise',
  city: 'Gibsons',
  province: 'BC',
  postalCode: 'V0N 1V0',
  country: 'Canada',
  phone: '604-555-0142',
  phoneE164: '+16045550142',
  emails: [
    { title: 'General enquiries', address: 'hello@forager.example' },
    { title: 'Investor enquiries', address: 'investors@forager.example' },
    { title: 'Partnership enquiries', address: 'partners@forager.example' },
  ],
  securityEmail: 'security@forager.example',
})

export const messagingLink = `https://wa.me/${contactInfo.phoneE164.slice(1)}`
