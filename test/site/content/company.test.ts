import { expect, it } from 'vitest'
import { careers } from '../../src/content/careers.ts'
import { company, contactInfo, socialLinks } from '../../src/content/company.ts'
import { facts } from '../../src/content/facts.ts'
import { copyrightLine, enquiryTitles, enquiryWords } from '../../src/content/interface.ts'
import { notFound } from '../../src/content/not-found.ts'
import { sectors } from '../../src/content/sectors.ts'
import { values } from '../../src/content/values.ts'
import { requiredFieldsMessage } from '../../src/schemas/contactmail.ts'
import { sectorSlugs } from '../../src/schemas/sector.ts'

it('has four sectors and five values', () => {
  expect(sectors.map(({ slug }) => slug)).toEqual([...sectorSlugs])
  expect(sectors).toHaveLength(4)
  expect(values).toHaveLength(5)
})

it('sits in Gibsons and reaches nobody real until its owner says so', () => {
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
  [enquiryWords.success, 'Mail sent successfully. Thank you!'],
  [enquiryWords.placeholder, '-- Please Select One --'],
  [enquiryTitles.partnership, 'Become A Partner'],
  [enquiryWords.banner.loading, 'Loading...'],
  [enquiryWords.banner.success, 'Success:'],
  [enquiryWords.banner.error, 'Error:'],
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
