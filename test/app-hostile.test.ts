import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ask, origin, pagePaths } from './helpers/site.ts'

it.each([
  '//evil.example/',
  '///evil.example/',
  '//evil.example',
  '//evil.example/Our-Story',
  '//evil.example/%2e%2e/our-story/',
  '//Evil.example/Our-Story/',
  '/%2F%2Fevil.example',
  '/%2F%2FEvil.example/',
  '/%2Fevil.example/our-story/',
  '/\\evil.example',
  '/\\evil.example/Our-Story',
  '/%5Cevil.example',
  '/%5C%5Cevil.example/Our-Story/',
  '/.//evil.example',
  '/..//evil.example/',
  '/%2e/%2fevil.example/',
  '/https:/evil.example',
  '/https:%2F%2Fevil.example/',
  '/@evil.example',
  '/:80@evil.example/',
  '/%09/evil.example',
  '/%00',
  '/our-story%0d%0aLocation:%20https:%2F%2Fevil.example',
  '/Our-Story/?x=%0d%0aSet-Cookie:a=b',
  '/brands/%0d%0aX:y',
  '/brands/domain/%2F%2Fevil.example',
  '/brands//evil.example',
  '/newsroom/%2e%2e%2f%2e%2e%2fevil',
  '/%E0%A4%A',
  '/Our-Story%E0%A4%A/',
  '/%',
  '/%zz/',
  '/brands/%F0%9F',
  '/?https://evil.example',
  '/ſ',
  '/\u212Aontakt',
])('%s stays on this host', async (path) => {
  for (const method of ['GET', 'HEAD', 'POST']) expectAtHome(path, await ask(path, { method }))
})

it.each([
  ['letters', `/${'a'.repeat(8000)}`],
  ['slashes', `/our-story${'/'.repeat(8000)}`],
  ['slashes in front', `${'/'.repeat(8000)}our-story`],
  ['escapes', `/${'%2F'.repeat(3000)}`],
])('a path of very many %s stays on this host', async (_case, path) => {
  expectAtHome(path, await ask(path))
})

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('/', '//', '\\', '%2F', '%5C', '%', '..', '.', '@', ':', '?', '#', '%0d%0a', '%00', '%E0%A4%A', ' '),
  fc.constantFrom('evil.example', 'brands', 'domain', 'newsroom', 'OUR-STORY', 'v1/api', 'art', 'assets'),
  fc.constantFrom(...pagePaths, ...pagePaths.map((path) => path.toUpperCase())),
)
const anyPath = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`)

it('leads any path to a page of this host in three steps at most', async () => {
  await fc.assert(
    fc.asyncProperty(anyPath, async (start) => {
      let path = start
      for (let steps = 0; ; steps++) {
        const response = await ask(path)
        expectAtHome(path, response)
        await response.body?.cancel()
        const location = response.headers.get('Location')
        if (location === null) {
          expect([200, 404]).toContain(response.status)
          return
        }
        expect(steps).toBeLessThan(3)
        path = location
      }
    }),
    { numRuns: 400 },
  )
})

/** No server error, and no `Location` that the browser would resolve to another origin. */
function expectAtHome(path: string, { status, headers }: Response) {
  expect(status).toBeLessThan(500)
  const location = headers.get('Location')
  if (location !== null) expect(new URL(location, new URL(origin + path)).origin).toBe(origin)
}
