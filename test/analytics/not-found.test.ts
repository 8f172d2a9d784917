import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withoutPersonalData } from '../../src/analytics/page-counts.ts'
import { paths } from '../../src/paths.ts'
import { brokenDataset, dataset } from '../helpers/analytics.ts'
import { ask } from '../helpers/site.ts'

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const countOf = async (path: string, init: RequestInit = {}) => {
  const ANALYTICS = dataset()
  await ask(path, init, { ...env, ANALYTICS })
  return ANALYTICS.points
}

it.each([
  ['/nowhere', '/nowhere', 'page'],
  ['/Nowhere/At-All/?token=secret', '/nowhere/at-all', 'page'],
  ['/brands/none', '/brands/none', 'page'],
  ['/brands/domain/none', '/brands/domain/none', 'page'],
  ['/newsroom/none', '/newsroom/none', 'page'],
  ['/assets/client-oldhash1.js', '/assets/client-oldhash1.js', 'file'],
  ['/art/none.svg', '/art/none.svg', 'file'],
  ['/v1/api/none?key=secret', '/v1/api/none', 'api'],
])('counts %s', async (path, kept, kind) => {
  expect(await countOf(path)).toEqual([['not-found', kept, kind]])
})

it.each<[string, string, RequestInit]>([
  ['HEAD', '/nowhere', { method: 'HEAD' }],
  ['POST', '/nowhere', { method: 'POST' }],
  ['a prefetch', '/nowhere', { headers: { 'Sec-Purpose': 'prefetch' } }],
  ['the 404 page itself', paths.notFound, {}],
  ['a page', paths.home, {}],
  ['another method on a page', paths.home, { method: 'POST' }],
  ['below the pages for staff', `${paths.admin.root}/none`, {}],
  ['below the sign-in', `${paths.login}/none`, {}],
  ['an address', '/ada@museum.example', {}],
  ['an address with an escape', '/ada%40museum.example', {}],
  ['an address with two escapes', '/ada%2540museum.example', {}],
  ['an address with another broken escape', '/ada%40museum.example%', {}],
  ['an address of the API', '/v1/api/ada%40museum.example', {}],
])('does not count %s', async (_case, path, init) => {
  expect(await countOf(path, init)).toEqual([])
})

it.each([
  ['/a-chart-of-every-dock-on-the-sound', '/a-chart-of-every-dock-on-the-sound'],
  ['/2026/11/report.html', '/2026/11/report.html'],
  ['/call/604-555-0142', '/call/*'],
  ['/call/+1 (604) 555-0142/now', '/call/+*/now'],
  ['/order/1234567', '/order/*'],
  ['/reset/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', '/reset/*'],
  ['/mails/0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', '/mails/*'],
  ['/a\u0000b\u001b[31m\u202ec\ud800d', '/ab[31mcd'],
  ['/ada\uff20museum.example', null],
  ['/ada\ufe6bmuseum.example', null],
])('keeps of %j %j', (path, kept) => {
  expect(withoutPersonalData(path)).toBe(kept)
})

it('keeps the first 120 characters, none of them in half', () => {
  expect(withoutPersonalData(`/${'long-'.repeat(1000)}`)).toBe(`/${'long-'.repeat(24)}`.slice(0, 120))
  expect(withoutPersonalData(`/${'🌲'.repeat(200)}`)).toBe(`/${'🌲'.repeat(119)}`)
  expect(withoutPersonalData(`/${'long-'.repeat(1000)}@`)).toBeNull()
})

it('is quick with a path that is made to be slow', async () => {
  for (const path of ['1-'.repeat(8000), '1 ()'.repeat(4000), 'a-'.repeat(8000), '0123abcd-'.repeat(2000)]) {
    expect(withoutPersonalData(`/${path}`)?.length).toBeLessThanOrEqual(120)
  }
})

it('counts nothing without the binding', async () => {
  const { ANALYTICS: _, ...without } = env
  expect((await ask('/nowhere', {}, without)).status).toBe(302)
})

it('answers all the same when nothing can be written', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const bindings = { ...env, ANALYTICS: brokenDataset }
  expect((await ask('/nowhere', {}, bindings)).headers.get('Location')).toBe(paths.notFound)
  expect((await ask('/v1/api/none', {}, bindings)).status).toBe(404)
})
