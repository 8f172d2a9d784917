import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { countPageView } from '../../src/analytics/page-counts.ts'
import worker from '../../src/index.ts'
import { paths } from '../../src/paths.ts'
import { brokenDataset, dataset } from '../helpers/analytics.ts'
import { origin, pagePaths, statusOf } from '../helpers/site.ts'
import { account, forgetStaff, signedIn } from '../helpers/staff.ts'

afterEach(() => {
  vi.restoreAllMocks()
})
// The site has kept pages that say that they are counted.
afterAll(() => {
  vi.resetModules()
})

const visit = async (path: string, init: RequestInit = {}) => {
  const ANALYTICS = dataset()
  const request = new Request(origin + path, { redirect: 'manual', ...init })
  const response = await worker.fetch(request, { ...env, ANALYTICS }, createExecutionContext())
  await response.text()
  return { status: response.status, points: ANALYTICS.points }
}

it.each(pagePaths.filter((path) => statusOf(path) === 200))('counts %s by its path', async (path) => {
  expect(await visit(path)).toEqual({ status: 200, points: [['page-view', path]] })
})

it('keeps nothing of the query, and nothing of who asks', async () => {
  const headers = {
    'CF-Connecting-IP': '203.0.113.9',
    'User-Agent': 'Reader/1.0',
    Referer: 'https://elsewhere.example/a?b',
    Cookie: 'id=7',
  }
  const { points } = await visit(`${paths.contact}?email=ada@museum.example&utm_source=x`, { headers })
  expect(points).toEqual([['page-view', paths.contact]])
})

describe('counts as no view', () => {
  it.each<[string, string, RequestInit]>([
    ['HEAD', paths.home, { method: 'HEAD' }],
    ['POST', paths.home, { method: 'POST' }],
    ['a prefetch', paths.home, { headers: { 'Sec-Purpose': 'prefetch' } }],
    ['a prerender', paths.home, { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['a prefetch of older browsers', paths.home, { headers: { Purpose: 'prefetch' } }],
    ['a prefetch of Firefox', paths.home, { headers: { 'X-Moz': 'prefetch' } }],
    ['the 404 page', paths.notFound, {}],
    ['another spelling, which redirects', '/Our-Story/', {}],
    ['the sign-in', paths.login, {}],
    ['the site map', paths.sitemap, {}],
    ['the feed', paths.newsRss, {}],
    ['the health of the API', paths.api.health, {}],
  ])('%s', async (_case, path, init) => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    expect((await visit(path, init)).points).toEqual([])
  })

  it('a page for staff', async () => {
    await forgetStaff()
    await account('admin')
    const headers = { Cookie: await signedIn('admin@forager.example') }
    for (const path of [paths.admin.contactmails, paths.admin.audit]) {
      expect(await visit(path, { headers })).toEqual({ status: 200, points: [] })
    }
  })
})

describe('the function around whatever answers', () => {
  const count = (url: string, status: number) => {
    const ANALYTICS = dataset()
    const response = new Response(null, { status })
    countPageView({ ...env, ANALYTICS }, new Request(url), response, (path) => path === '/' || path === '/a-&-b')
    return ANALYTICS.points
  }

  it.each([
    ['https://forager.example', '/'],
    ['https://forager.example/', '/'],
    ['https://forager.example/?q=/a', '/'],
    ['http://localhost:8787/a-&-b', '/a-&-b'],
    ['https://forager.example/a-&-b?next=https://forager.example/', '/a-&-b'],
    ['https://forager.example/a-&-b#part', '/a-&-b'],
  ])('reads the path of %s', (url, route) => {
    expect(count(url, 200)).toEqual([['page-view', route]])
  })

  it.each([
    [304, 1],
    [204, 0],
    [301, 0],
    [404, 0],
    [503, 0],
  ])('with status %i counts %i', (status, views) => {
    expect(count('https://forager.example/', status)).toHaveLength(views)
  })
})

it('looks at nothing but the binding where there is none', () => {
  const untouchable = new Proxy({} as Request & Response, {
    get(_target, name) {
      throw new Error(`read ${String(name)}`)
    },
  })
  const { ANALYTICS: _, ...without } = env
  const isPublicPage = vi.fn(() => true)
  countPageView(without, untouchable, untouchable, isPublicPage)
  expect(isPublicPage).not.toHaveBeenCalled()
})

it('answers all the same when nothing can be written, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bindings = { ...env, ANALYTICS: brokenDataset }
  const response = await worker.fetch(new Request(origin + paths.home), bindings, createExecutionContext())
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('</html>')
  expect(log.mock.calls.flat().join()).toContain('analytics-failed')
})
