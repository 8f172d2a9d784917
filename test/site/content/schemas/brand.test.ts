import * as v from 'valibot'
import { expect, it } from 'vitest'
import { brandBySlug } from '../../../../src/site/content/brands.ts'
import { places } from '../../../../src/site/content/content.ts'
import { type Brand, BrandSchema, BrandsSchema } from '../../../../src/site/content/schemas/brand.ts'
import { PlaceSchema } from '../../../../src/site/content/schemas/place.ts'

const brand = brandBySlug('fmg') as Brand
const [division] = brand.divisions
const namedAs = (name: string, tagline: string) => ({
  ...brand,
  name,
  tagline,
  callToAction: { ...brand.callToAction, buttonText: `Visit ${name}` },
})

it.each([
  ['a title of 60 characters', namedAs('N'.repeat(37), 't'.repeat(20)), true],
  ['a title of 61 characters', namedAs('N'.repeat(38), 't'.repeat(20)), false],
  [
    'a button that names another brand',
    { ...namedAs('Kelp', 'Kelp and sea water'), callToAction: brand.callToAction },
    false,
  ],
  ['a brand with divisions', { ...brand, divisions: [division] }, true],
  ['a brand that is its own division', { ...brand, divisions: [division, { ...division, slug: 'fmg' }] }, false],
  ['a brand with one division twice', { ...brand, divisions: [division, division] }, false],
])('judges %s', (_what, changed, isTaken) => {
  expect(v.is(BrandSchema, changed)).toBe(isTaken)
})

it('rejects a second brand of the same name', () => {
  expect(v.is(BrandsSchema, [brand, { ...namedAs('Kelp', 'Kelp and sea water'), slug: 'fdi' }])).toBe(true)
  expect(v.is(BrandsSchema, [brand, { ...brand, slug: 'fdi' }])).toBe(false)
})

it('rejects a place that names a brand twice', () => {
  expect(v.is(PlaceSchema, { ...places[0], brands: ['fmg', 'fdi'] })).toBe(true)
  expect(v.is(PlaceSchema, { ...places[0], brands: ['fmg', 'fdi', 'fmg'] })).toBe(false)
})
