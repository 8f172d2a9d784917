import { expect, it } from 'vitest'
import { brandBySlug } from '../../../src/site/content/brands/all.ts'
import { brandSlugs } from '../../../src/site/content/brands/brand-schema.ts'
import { facts } from '../../../src/site/content/facts.ts'
import { forProfit, nonProfits, partners, strategicPartners } from '../../../src/site/content/partners/all.ts'
import { team } from '../../../src/site/content/team.ts'

it('has six to eight leaders', () => {
  expect(team.length).toBeGreaterThanOrEqual(6)
  expect(team.length).toBeLessThanOrEqual(8)
})

it.each(team)('$title has a story of 120 words or more, and a brand of the network', ({ story, brand }) => {
  expect(story.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(120)
  const names = brandSlugs.map((slug) => brandBySlug(slug).name)
  expect([...names, 'Forager Holdings']).toContain(brand)
})

it('has 40 non-profit, six or more strategic and one for-profit partner', () => {
  expect(nonProfits).toHaveLength(40)
  expect(nonProfits).toHaveLength(facts.nonProfitPartners)
  expect(strategicPartners.length).toBeGreaterThanOrEqual(6)
  expect(partners).toHaveLength(40 + strategicPartners.length + 1)
  for (const { kind } of nonProfits) expect(kind).toBe('non-profit')
  for (const { kind } of strategicPartners) expect(kind).toBe('strategic')
  expect(forProfit.kind).toBe('for-profit')
})

it.each([
  ['leader', [...team.map(({ slug }) => slug)], [...team.map(({ title }) => title)]],
  ['partner', [...partners.map(({ slug }) => slug)], [...partners.map(({ name }) => name)]],
])('no two %ss share a slug or a name', (_kind, slugs, names) => {
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
