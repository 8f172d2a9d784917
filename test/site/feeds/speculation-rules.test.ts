import { expect, it } from 'vitest'
import { metas } from '../../../src/pages/all.ts'
import { staffPaths } from '../../../src/pages/staff-paths.ts'
import { paths } from '../../../src/paths.ts'
import { ask, origin } from '../../helpers/site.ts'

type Condition = { href_matches: string } | { selector_matches: string } | { not: Condition } | { and: Condition[] }
type Rules = { prerender: [{ where: Condition; eagerness: string }] }

const response = await ask(paths.speculationRules)
const { prerender } = (await response.json()) as Rules

/** As a browser decides it of a plain link to this address. */
const holds = (condition: Condition, href: string): boolean => {
  if ('and' in condition) return condition.and.every((one) => holds(one, href))
  if ('not' in condition) return !holds(condition.not, href)
  if ('selector_matches' in condition) return false
  return new URLPattern(condition.href_matches, origin).test(href)
}
const isPrepared = (path: string) => prerender.some(({ where }) => holds(where, new URL(path, origin).href))

it('are named by every public page, in a file of their own type', async () => {
  expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json')
  for (const { pathname } of metas.slice(0, 3)) {
    expect((await ask(pathname)).headers.get('Speculation-Rules')).toBe(`"${paths.speculationRules}"`)
  }
  expect((await ask(paths.login)).headers.get('Speculation-Rules')).toBe(null)
})

it.each(metas.map(({ pathname }) => pathname))('%s is prepared', (path) => {
  expect(isPrepared(path)).toBe(true)
})

it.each([
  ...staffPaths,
  paths.logout,
  paths.admin.contactmail('1'),
  paths.api.contactmails,
  paths.api.export('csv'),
  paths.newsRss,
  paths.sitemap,
  'https://wa.me/16045550142',
  'mailto:hello@forager.example',
])('%s is not', (path) => {
  expect(isPrepared(path)).toBe(false)
})

it('waits for a sign that somebody is about to go there', () => {
  expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
})
