import * as v from 'valibot'
import { expect, it } from 'vitest'
import { company, facts } from '../../../../src/site/content/content.ts'
import { CompanySchema, FactsSchema } from '../../../../src/site/content/schemas/company.ts'

const faultsOf = (changed: object) => (v.safeParse(FactsSchema, { ...facts, ...changed }).issues ?? []).length

it.each([
  ['a season of one month', { siteFirstMonth: 'July', siteLastMonth: 'July' }, 0],
  ['a season over New Year', { siteFirstMonth: 'October', siteLastMonth: 'March' }, 1],
  ['hours that end before they begin', { siteOpens: '5 p.m.', siteCloses: '10 a.m.' }, 1],
  ['a lamp that is put out at noon', { lampFrom: '9 p.m.', lampUntil: '12 p.m.' }, 1],
  ['a lamp that is lit until midnight', { lampFrom: '9 p.m.', lampUntil: '12 a.m.' }, 1],
  ['a lamp that is lit for a minute', { lampFrom: '11:58 p.m.', lampUntil: '11:59 p.m.' }, 0],
  ['a year of two digits', { siteBuilt: 11 }, 1],
])('judges %s', (_what, changed, count) => {
  expect(faultsOf(changed)).toBe(count)
})

it('takes only four digits for the year in which the company was founded', () => {
  for (const founded of [19, 20164]) expect(v.is(CompanySchema, { ...company, founded }), `${founded}`).toBe(false)
})

it.each([
  'https://forager.example/',
  'https://forager.example/home',
  'https://forager.example?x',
  'https://Forager.example',
])('takes the name of the site only, not %s', (origin) => {
  expect(v.is(CompanySchema, company)).toBe(true)
  expect(v.is(CompanySchema, { ...company, origin })).toBe(false)
})

it.each([
  ['', true],
  ['https://social.example/forager', true],
  ['https://', false],
  ['social.example/forager', false],
  ['https://social.example@elsewhere.example/', false],
])('takes an account that is to come, or an address of one: “%s”', (href, isTaken) => {
  const [link] = company.socialLinks
  expect(v.is(CompanySchema, { ...company, socialLinks: [{ ...link, href }] })).toBe(isTaken)
})

it('takes a name of 20 characters at most, which a plate shows', () => {
  expect(v.is(CompanySchema, { ...company, name: 'x'.repeat(20) })).toBe(true)
  expect(v.is(CompanySchema, { ...company, name: 'x'.repeat(21) })).toBe(false)
})
