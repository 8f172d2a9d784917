import { describe, expect, it } from 'vitest'
import { allBrands, brandBySlug, brands, foundation } from '../../../src/site/content/brands.ts'
import { foundationPage } from '../../../src/site/content/content.ts'
import { domains } from '../../../src/site/content/domains.ts'
import { brandSlugs } from '../../../src/site/content/schemas/brand.ts'

it.each([
  ['fmg', 'Forager Media Group'],
  ['fdi', 'Forager Digital'],
  ['fvi', 'Forager Virtual'],
  ['fpd', 'Forager Productions'],
  ['fpb', 'Forager Publishing'],
  ['fed', 'Forager Education'],
  ['ffs', 'Forager Financial Services'],
  ['vrc', 'VR Classroom BC'],
  ['vrv', 'VR Voyage'],
  ['fnd', 'Forager Foundation'],
] as const)('%s is %s', (slug, name) => {
  expect(brandBySlug(slug)).toMatchObject({ slug, name })
})

it('has every brand once, the foundation after the network', () => {
  expect(allBrands.map(({ slug }) => slug)).toEqual([...brandSlugs])
  expect(allBrands).toEqual([...brands, foundation])
  expect(new Set(allBrands.map(({ name }) => name)).size).toBe(brandSlugs.length)
})

describe.each(allBrands)('$slug', ({ slug, divisions, callToAction }) => {
  it('has sister brands as its divisions, each once', () => {
    const slugs = divisions.map((division) => division.slug)
    expect(slugs).not.toContain(slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('sends visitors to an address of its own', () => {
    expect(callToAction.external).toBe(true)
    expect(new URL(callToAction.link)).toMatchObject({ protocol: 'https:' })
    const links = allBrands.map((brand) => brand.callToAction.link)
    expect(links.filter((link) => link === callToAction.link)).toHaveLength(1)
  })
})

it.each([
  ['main', [...brandSlugs]],
  ['accounting', ['ffs']],
  ['creative', ['fmg', 'fpd', 'fpb']],
  ['education', ['fed', 'vrc']],
  ['mixed-reality', ['fvi', 'vrv', 'vrc']],
  ['technology', ['fdi', 'fvi']],
  ['travel-&-tourism', ['vrv', 'fmg']],
] as const)('%s has the brands %j', (slug, list) => {
  expect(domains.find((domain) => domain.slug === slug)?.brands).toEqual(expect.arrayContaining([...list]))
})

it('has seven domains', () => {
  expect(domains).toHaveLength(7)
})

it('states until when the foundation manages its site', () => {
  expect(foundationPage.domain.heading + foundationPage.domain.description).toContain('2028')
})
