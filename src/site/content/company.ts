import * as v from 'valibot'
import { brands } from './brands/all.ts'
import { CompanySchema } from './schemas/company-schema.ts'
import { SocialLinkSchema } from './schemas/social-link-schema.ts'
import { spelledOut } from './spelled-out.ts'

export const company = v.parse(CompanySchema, {
  name: 'Forager',
  legalName: 'Forager Holdings Inc.',
  origin: 'https://forager.example',
  tagline: 'Stories keep places alive',
  founded: 2016,
  about: `Forager is the parent company of ${spelledOut(brands.length)} brands and a foundation on the Sunshine Coast of British Columbia. We work in tourism, arts, culture and heritage.`,
})

export const socialLinks = v.parse(v.array(SocialLinkSchema), [
  { name: 'LinkedIn', href: 'https://linkedin.example/company/forager', icon: 'linkedin' },
  { name: 'Instagram', href: '', icon: 'instagram' },
  { name: 'Facebook', href: '', icon: 'facebook' },
  { name: 'YouTube', href: '', icon: 'youtube' },
])
