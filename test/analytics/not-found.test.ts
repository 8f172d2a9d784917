import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
])('does not count %s', async (_case, path, init) => {
  expect(await countOf(path, init)).toEqual([])
})

it.each([
  ['/a-chart-of-every-dock-on-the-sound', '/a-chart-of-every-dock-on-the-sound'],
  ['/call/604-555-0142', '/call/<number>'],
  ['/reset/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', '/reset/<id>'],
  ['/mails/0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', '/mails/<id>'],
  ['/a%E2%80%AEb', '/ab'],
  ['/ada@museum.example', '/<address>'],
  ['/ada%40museum.example', '/<address>'],
  ['/ada%2540museum.example', '/<address>'],
  ['/ada%40museum.example%', '/<address>'],
  ['/v1/api/ada%40museum.example', '/v1/api/<address>'],
  [`/${'long-'.repeat(30)}`, `/${'long-'.repeat(24)}`.slice(0, 120)],
])('of %s it keeps %s', async (path, kept) => {
  expect((await countOf(path))[0]?.[1]).toBe(kept)
})

it('keeps no half of a character', async () => {
  expect((await countOf(`/${'a'.repeat(118)}🌲b`.replaceAll('aaaaa', 'aaaa-')))[0]?.[1]).not.toMatch(/\p{C}/u)
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
