import * as v from 'valibot'
import { expect, it } from 'vitest'
import { team } from '../../../src/site/content/content.ts'
import { partners, partnersOf } from '../../../src/site/content/partners.ts'
import { brandSlugs } from '../../../src/site/content/schemas/brand.ts'
import { PartnersSchema } from '../../../src/site/content/schemas/partner.ts'
import { textsOf } from '../../../src/site/content/schemas/prose.ts'
import { TeamSchema } from '../../../src/site/content/schemas/team-member.ts'

it('has six to eight leaders, which the schema holds', () => {
  const leaders = (count: number) => Array.from({ length: count }, (_, at) => ({ ...team[0], title: `Leader ${at}` }))
  const of = (count: number) => v.safeParse(TeamSchema, leaders(count)).issues?.[0].message
  expect([5, 6, 8, 9].map(of)).toEqual([tooFewOrMany, undefined, undefined, tooFewOrMany])
})
const tooFewOrMany = 'the team must have six to eight leaders'

it.each(team)('$title has a story of 120 words or more, and a brand of the network', ({ story, brand }) => {
  expect(textsOf(story).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(120)
  expect([...brandSlugs, undefined]).toContain(brand)
})

it('has six or more strategic partners and one for-profit, which the schema holds', () => {
  const [nonProfits, forProfits] = [partnersOf('non-profit'), partnersOf('for-profit')]
  for (const others of [nonProfits, [...partners, ...forProfits]])
    expect(v.safeParse(PartnersSchema, others).issues?.[0].message).toContain('exactly one for-profit partner')
  expect(partnersOf('strategic').length).toBeGreaterThanOrEqual(6)
  expect(forProfits).toHaveLength(1)
})

it.each([
  ['leader', [...team.map(({ slug }) => slug)], [...team.map(({ title }) => title)]],
  ['partner', [...partners.map(({ slug }) => slug)], [...partners.map(({ name }) => name)]],
])('no two %ss share a slug or a name', (_kind, slugs, names) => {
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
