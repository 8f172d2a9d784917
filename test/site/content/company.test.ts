import { expect, it } from 'vitest'
import { company, contactInfo } from '../../../src/site/content/content.ts'
import { copyrightLine } from '../../../src/site/content/interface.ts'

it('has its office in Gibsons and uses reserved domains and numbers only', () => {
  expect(contactInfo).toMatchObject({ city: 'Gibsons', province: 'BC', country: 'Canada' })
  expect(contactInfo.phone).toMatch(/^604-555-01\d\d$/)
  expect(contactInfo.emails).toHaveLength(3)
  for (const { address } of contactInfo.emails) expect(address).toMatch(/@[\w.]+\.example$/)
})

it('names the holding company in the copyright line', () => {
  expect(copyrightLine(2031)).toContain('2031')
  expect(copyrightLine(2031)).toContain(company.legalName)
})
