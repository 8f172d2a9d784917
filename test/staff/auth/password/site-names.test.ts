import { expect, it } from 'vitest'
import { allBrands } from '../../../../src/site/content/brands/all.ts'
import { company } from '../../../../src/site/content/company.ts'
import { contactInfo } from '../../../../src/site/content/contact-info.ts'
import { siteNames } from '../../../../src/staff/auth/password/password.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
const known = new Set(siteNames.flatMap(wordsOf))

it('holds the words of the company’s names and address', () => {
  const { street, city, country, emails } = contactInfo
  const texts = [company.name, company.legalName, ...allBrands.map(({ name }) => name), street, city, country]
  const parts = emails.map(({ address }) => address.split('@')[0] ?? '')
  expect([...texts, ...parts].flatMap(wordsOf).filter((word) => !known.has(word))).toEqual([])
  expect(siteNames).toContain(contactInfo.phone)
})
