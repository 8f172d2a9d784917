import { expect, it } from 'vitest'
import { cacheHeaders } from '../../../src/site/rendering/cache-headers.ts'

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
    'Cloudflare-CDN-Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${oldAtEdge}`,
  })
})
