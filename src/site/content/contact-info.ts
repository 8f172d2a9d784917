import * as v from 'valibot'
import { ContactInfoSchema, SocialLinkSchema } from '../schemas/company.ts'
import { CompanyProfileSchema } from '../schemas/company-profile.ts'

export const company = v.parse(CompanyProfileSchema, {
  name: 'Forager',
  legalName: 'Forager Holdings Inc.',
  origin: 'https://forager.example',
  tagline: 'Stories keep places alive',
  founded: 2016,
  about:
    'We are a holding company on the Sunshine Coast of British Columbia. Our nine brands and one foundation make films, books, festivals, lessons and software, and keep the ledgers, for people who look after tourism, arts, culture and heritage.',
})

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

export const socialLinks = v.parse(v.array(SocialLinkSchema), [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/forager-example', icon: 'linkedin' },
  { name: 'Instagram', href: '', icon: 'instagram' },
  { name: 'Facebook', href: '', icon: 'facebook' },
  { name: 'YouTube', href: '', icon: 'youtube' },
])
