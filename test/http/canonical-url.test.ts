import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { canonicalPath, toCanonical } from '../../src/http/canonical-url.ts'

const origin = 'https://forager.example'
const known = ['/', '/our-story', '/brands/domain/travel-&-tourism']
const app = new Hono().use(canonicalPath((path) => known.includes(path))).all('*', (c) => c.text('reached'))
const ask = (path: string, method = 'GET') => app.request(new Request(origin + path, { method }))

it.each([
  ['/OUR-STORY', '/our-story'],
  ['/Our-Story', '/our-story'],
  ['/our-story/', '/our-story'],
  ['/our-story///', '/our-story'],
  ['/OUR-story/?a=1&a=2', '/our-story?a=1&a=2'],
  ['/our-story/?next=//evil.example', '/our-story?next=//evil.example'],
  ['/our%2Dstory', '/our-story'],
  ['/%6Fur-story', '/our-story'],
  ['/our-story%2F', '/our-story'],
  ['//', '/'],
  ['/%2F', '/'],
  ['/?', null],
  ['/brands/domain/Travel-&-Tourism', '/brands/domain/travel-&-tourism'],
  ['/brands/domain/travel-%26-tourism', '/brands/domain/travel-&-tourism'],
])('%s -> %s', async (path, target) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await ask(path, method)
    expect(response.status).toBe(target ? 301 : 200)
    expect(response.headers.get('Location')).toBe(target)
  }
})

it.each([
  ...known,
  '/our-story?Query=Kept/',
  '/unknown/',
  '/Unknown',
  '//evil.example/',
  '//evil.example/Our-Story',
  '/%2F%2Fevil.example/our-story',
  '/our-story/deeper/',
  '/%E0%A4%A',
  '/our-story%',
])('lets %s pass', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(200)
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('leaves %s to the routes', async (method) => {
  expect((await ask('/OUR-STORY/', method)).status).toBe(200)
})

it.each([
  ['/', '/'],
  ['///', '/'],
  ['/A/b/', '/a/b'],
  ['/%41', '/a'],
  ['/a%20b', '/a b'],
  ['/%E0%A4%A/', '/%e0%a4%a'],
])('the canonical spelling of %s is %s', (path, canonical) => {
  expect(toCanonical(path)).toBe(canonical)
})
