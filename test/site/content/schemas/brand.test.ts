import * as v from 'valibot'
import { expect, it } from 'vitest'
import { brandBySlug } from '../../../../src/site/content/brands.ts'
import { type Brand, BrandSchema, BrandsSchema } from '../../../../src/site/content/schemas/brand.ts'

const brand = brandBySlug('fmg') as Brand
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
])('judges %s', (_what, changed, isTaken) => {
  expect(v.is(BrandSchema, changed)).toBe(isTaken)
})

it('rejects a second brand of the same name', () => {
  expect(v.is(BrandsSchema, [brand, { ...namedAs('Kelp', 'Kelp and sea water'), slug: 'fdi' }])).toBe(true)
  expect(v.is(BrandsSchema, [brand, { ...brand, slug: 'fdi' }])).toBe(false)
})
