import { expect, it } from 'vitest'
import { requiredFieldsMessage } from '../../../src/contactmails/contactmail.ts'
import { facts } from '../../../src/site/content/brands/facts.ts'
import { careers } from '../../../src/site/content/careers.ts'
import { company, socialLinks } from '../../../src/site/content/company.ts'
import { contactInfo } from '../../../src/site/content/contact-info.ts'
import { contactFormTitles, contactFormWords, copyrightLine } from '../../../src/site/content/interface.ts'
import { notFound } from '../../../src/site/content/not-found.ts'
import { sectorSlugs } from '../../../src/site/content/schemas/sector-schema.ts'
import { sectors } from '../../../src/site/content/sectors.ts'
import { values } from '../../../src/site/content/values.ts'

it('has four sectors and five values', () => {
  expect(sectors.map(({ slug }) => slug)).toEqual([...sectorSlugs])
  expect(sectors).toHaveLength(4)
  expect(values).toHaveLength(5)
})

it('has its office in Gibsons and uses reserved domains and numbers only', () => {
  expect(contactInfo).toMatchObject({ city: 'Gibsons', province: 'BC', country: 'Canada' })
  expect(contactInfo.phone).toMatch(/^604-555-01\d\d$/)
  expect(contactInfo.phoneE164).toBe(`+1${contactInfo.phone.replaceAll('-', '')}`)
  expect(contactInfo.emails).toHaveLength(3)
  for (const { address } of contactInfo.emails) expect(address).toMatch(/@[\w.]+\.example$/)
})

it('has one social link with an address: the professional network', () => {
  expect(socialLinks.filter(({ href }) => href).map(({ icon }) => icon)).toEqual(['linkedin'])
})

it('names the holding company in the copyright line', () => {
  expect(copyrightLine(2031)).toContain('2031')
  expect(copyrightLine(2031)).toContain(company.legalName)
})

it.each([
  [requiredFieldsMessage, 'Fields marked with an * are required!'],
  [contactFormWords.success, 'Mail sent successfully. Thank you!'],
  [contactFormWords.placeholder, '-- Please Select One --'],
  [contactFormTitles.partnership, 'Become A Partner'],
  [contactFormWords.banner.loading, 'Loading...'],
  [contactFormWords.banner.success, 'Success:'],
  [contactFormWords.banner.error, 'Error:'],
  [notFound.heading, 'Page Not Found (404)'],
  [
    `${notFound.before} ${notFound.link}`,
    'It looks like this page has moved somewhere else. come back to the homepage',
  ],
  [careers.emptyState, 'No positions available'],
  [facts.partnershipFee, '$150'],
  [facts.givingShare, '1%'],
  [String(facts.agreementUntil), '2028'],
])('says %j as the specification has it', (words, specified) => {
  expect(words).toBe(specified)
})
