import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PartnerSchema, PartnersSchema } from '../../../../src/site/content/schemas/partner.ts'

const partner = {
  slug: 'tug-museum',
  name: 'Tug Museum',
  kind: 'non-profit',
  place: 'Gibsons',
  description: 'Keeps tugs.',
}

it('accepts a name of 32 characters, which just fits a logo', () => {
  expect(v.is(PartnerSchema, { ...partner, name: 'x'.repeat(32) })).toBe(true)
})

it('rejects a longer name', () => {
  expect(v.is(PartnerSchema, { ...partner, name: 'x'.repeat(33) })).toBe(false)
})

it('rejects an unknown kind', () => {
  expect(v.is(PartnerSchema, { ...partner, kind: 'sponsor' })).toBe(false)
})

it('rejects a second partner of the same name', () => {
  const partners = [partner, { ...partner, slug: 'tugs', name: 'Low Tide Choir', kind: 'for-profit' }]
  expect(v.is(PartnersSchema, partners)).toBe(true)
  expect(v.is(PartnersSchema, [...partners, { ...partner, slug: 'tug-museum-1', name: 'Tug museum ' }])).toBe(false)
})
