import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../../src/env.ts'
import { cacheHeaders } from '../../../src/site/rendering/cache-headers.ts'
import { pageHeaders } from '../../../src/site/rendering/page-headers.ts'

const until = Date.UTC(2026, 10, 25, 8)

it.each([
  [700_000, 60, 86_400, 604_800],
  [90_000, 60, 86_400, 3600],
  [3600, 60, 3600, 0],
  [7, 7, 7, 0],
  [0, 0, 0, 0],
  [-5, 0, 0, 0],
])('%i seconds before a page changes, no cache may show it for longer', (left, old, fresh, oldAtEdge) => {
  expect(cacheHeaders({}, until, until - left * 1000)).toEqual({
    'Cache-Control': `public, max-age=0, stale-while-revalidate=${old}`,
    'Cloudflare-CDN-Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${oldAtEdge}, stale-if-error=${oldAtEdge}`,
  })
})

it.each([
  [200, true],
  [404, false],
  [500, false],
])('%i at the path of a public page may be kept: %s', async (status, isKept) => {
  const inAnHour = () => new Date(Date.now() + 3_600_000)
  const app = new Hono<AppEnv>().use(pageHeaders(inAnHour)).get('/', () => new Response('', { status }))
  const { headers } = await app.request('/', {}, env)
  expect(headers.has('ETag')).toBe(isKept)
  expect(headers.get('Cache-Control') === 'no-store').toBe(!isKept)
})
