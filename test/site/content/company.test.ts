import { expect, it } from 'vitest'
import { requiredFieldsMessage } from '../../../src/contactmails/contactmail.ts'
import { formWords } from '../../../src/contactmails/form/form-words.ts'
import { careers, company, contactInfo, facts, notFound, sectors, values } from '../../../src/site/content/content.ts'
import { contactFormTitles, copyrightLine } from '../../../src/site/content/interface.ts'
import { bannerWords } from '../../../src/ui/form/banner.tsx'

it('has four sectors and five values', () => {
  expect(sectors.map(({ slug }) => slug)).toEqual(['tourism', 'arts', 'culture', 'heritage'])
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
  expect(company.socialLinks.filter(({ href }) => href).map(({ icon }) => icon)).toEqual(['linkedin'])
})

it('names the holding company in the copyright line', () => {
  expect(copyrightLine(2031)).toContain('2031')
  expect(copyrightLine(2031)).toContain(company.legalName)
})

it.each([
  [requiredFieldsMessage, 'Fields marked with an * are required!'],
  [formWords.success, 'Mail sent successfully. Thank you!'],
  [formWords.placeholder, '-- Please Select One --'],
  [contactFormTitles.partnership, 'Become A Partner'],
  [bannerWords.loading, 'Loading...'],
  [bannerWords.success, 'Success:'],
  [bannerWords.error, 'Error:'],
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
