import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PartnerSchema } from '../../../../src/site/content/schemas/partner.ts'

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
