import { describe, expect, it } from 'vitest'
import { allBrands, brands, foundation } from '../../../src/site/content/brands.ts'
import { brandSlugs } from '../../../src/site/content/schemas/brand.ts'

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
