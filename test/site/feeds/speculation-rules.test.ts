import { expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { metas } from '../../../src/site/pages/all.ts'
import { staffMenu } from '../../../src/staff/frame/staff-menu.ts'
import { ask, origin } from '../../helpers/site.ts'

type Condition = { href_matches: string } | { selector_matches: string } | { not: Condition } | { and: Condition[] }
type Rule = { where: Condition; eagerness: string }
type Rules = Record<'prefetch' | 'prerender', Rule[]>

const response = await ask(paths.speculationRules)
const { prefetch, prerender } = (await response.json()) as Rules

/** As a browser decides it of a link to this address that the given selectors match. */
const holds = (condition: Condition, href: string, selectors: string[]): boolean => {
  if ('and' in condition) return condition.and.every((one) => holds(one, href, selectors))
  if ('not' in condition) return !holds(condition.not, href, selectors)
  if ('selector_matches' in condition) return selectors.includes(condition.selector_matches)
  return new URLPattern(condition.href_matches, origin).test(href)
}
const rulesFor = (path: string, selectors: string[] = []) =>
  [...prefetch, ...prerender].filter(({ where }) => holds(where, new URL(path, origin).href, selectors))
const mainAction = '[data-idle] a.button'

it('are linked by the header of every public page and served with their own type', async () => {
  expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json')
  for (const { pathname } of metas.slice(0, 3)) {
    expect((await ask(pathname)).headers.get('Speculation-Rules')).toBe(`"${paths.speculationRules}"`)
  }
  expect((await ask(paths.login)).headers.get('Speculation-Rules')).toBe(null)
})

it.each(metas.map(({ pathname }) => pathname))('%s is fetched as the browser judges it', (path) => {
  expect(rulesFor(path)).toEqual(prefetch)
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
})

it('prerenders at once only the main action, on an idle page', () => {
  expect(rulesFor(paths.ourStory, [mainAction])).toEqual([...prefetch, ...prerender])
  expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['immediate'])
})

it.each([
  ...staffMenu.map(({ href }) => href),
  paths.login,
  paths.admin.root,
  paths.logout,
  paths.admin.contactmail('1'),
  paths.api.contactmails,
  paths.api.export('csv'),
  paths.newsRss,
  paths.sitemap,
  'https://wa.me/16045550142',
  'mailto:hello@forager.example',
])('%s is not', (path) => {
  expect(rulesFor(path, [mainAction])).toEqual([])
})
