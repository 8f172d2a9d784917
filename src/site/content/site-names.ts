import { allBrands } from './brands.ts'
import { company, contactInfo } from './content.ts'

const { street, city, country, phone, emails, securityEmail } = contactInfo
const addresses = [...emails.map(({ address }) => address), securityEmail]

export const siteOrigin: string = company.origin

/** Names that a password must not consist of. */
export const siteNames = [
  company.legalName,
  ...allBrands.map(({ name }) => name),
  street,
  city,
  'Sunshine Coast',
  'British Columbia',
  country,
  phone,
  ...addresses.map((address) => address.split('@')[0] ?? ''),
]
