import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Beacon } from '../../src/analytics/beacon-schema.ts'
import type { Bindings } from '../../src/env.ts'
import { paths } from '../../src/paths.ts'
import { brokenDataset, dataset } from '../helpers/analytics.ts'
import { mailOf } from '../helpers/mail.ts'
import { ask } from '../helpers/site.ts'

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const json = { 'Content-Type': 'application/json' }
const send = async (body: unknown, headers: Record<string, string> = json, bindings: Partial<Bindings> = {}) => {
  const ANALYTICS = dataset()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await ask(
    paths.api.beacon,
    { method: 'POST', body: text, headers },
    { ...env, ANALYTICS, ...bindings },
  )
  return { status: response.status, text: await response.text(), points: ANALYTICS.points }
}
const navigation = 'navigate'
const vitals = (...metrics: object[]) => ({ event: 'vitals', route: paths.contact, metrics })
const lcp = { name: 'LCP', value: 1234, navigation }
const beacon = vitals(lcp)
const point = ['web-vital', paths.contact, 'LCP', navigation, 1234]

it('counts each metric by route and by how the page was come by', async () => {
  const metrics: Beacon['metrics'] = [
    { name: 'LCP', value: 1234, navigation },
    { name: 'CLS', value: 0.0123, navigation },
    { name: 'INP', value: 48, navigation: 'back-forward-cache' },
    { name: 'FCP', value: 0, navigation: 'prerender' },
    { name: 'TTFB', value: 12.5, navigation: 'reload' },
  ]
  expect((await send(vitals(...metrics))).points).toEqual(
    metrics.map(({ name, value, navigation }) => ['web-vital', paths.contact, name, navigation, value]),
  )
})

it.each(['/none', '/admin', paths.login, paths.admin.contactmails, '/Contact', '/contact/', '/contact?a', '//contact'])(
  'drops the route %s, which is no page for visitors',
  async (route) => {
    expect(await send({ ...vitals(lcp), route })).toEqual({ status: 204, text: '', points: [] })
  },
)

describe('refuses with 400', () => {
  it.each<[unknown]>([
    ['{'],
    [''],
    ['null'],
    ['[]'],
    ['"vitals"'],
    [{}],
    [{ event: 'page-view', route: '/' }],
    [{ event: 'constructor' }],
    [{ event: 'form', form: 'contact', step: 'seen' }],
    [{ ...beacon, id: 7 }],
    [vitals()],
    [vitals(...Array(11).fill(lcp))],
    [vitals({ ...lcp, name: 'FID' })],
    [vitals({ ...lcp, value: '1' })],
    [vitals({ ...lcp, value: -1 })],
    [vitals({ ...lcp, value: 3_600_001 })],
    [vitals({ ...lcp, value: null })],
    [vitals({ ...lcp, name: 'CLS', value: 101 })],
    [vitals({ ...lcp, navigation: 'teleport' })],
    [vitals({ ...lcp, id: 'v6-1' })],
    [JSON.stringify(vitals(lcp)).replace('1234', '1e999')],
    [JSON.stringify(vitals(lcp)).replace('1234', 'NaN')],
    [{ ...vitals(lcp), route: 'contact' }],
    [{ ...vitals(lcp), route: `/${'a'.repeat(200)}` }],
    [{ ...vitals(lcp), route: 7 }],
    [{ ...vitals(lcp), referrer: 'https://elsewhere.example' }],
  ])('%j', async (body) => {
    const { status, text, points } = await send(body)
    expect({ status, points }).toEqual({ status: 400, points: [] })
    expect(text).not.toMatch(/vitals|elsewhere|1234/)
  })
})

it.each(['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'refuses the type %j with 415',
  async (type) => {
    expect(await send(beacon, { 'Content-Type': type })).toMatchObject({ status: 415, points: [] })
  },
)

it('refuses more than 1 KB with 413, whoever says how long it is', async () => {
  expect(await send(JSON.stringify(beacon).padEnd(1024))).toMatchObject({ status: 204 })
  expect(await send(JSON.stringify(beacon).padEnd(1025))).toMatchObject({ status: 413, points: [] })
  const ANALYTICS = dataset()
  const body = new Blob([JSON.stringify(beacon).padEnd(1025)]).stream()
  const response = await ask(paths.api.beacon, { method: 'POST', body, headers: json }, { ...env, ANALYTICS })
  expect(response.status).toBe(413)
  expect(ANALYTICS.points).toEqual([])
})

it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('refuses %s with 405', async (method) => {
  const response = await ask(paths.api.beacon, { method }, { ...env, ANALYTICS: dataset() })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})

it.each<Record<string, string>>([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
])('refuses what comes from another site: %j', async (headers) => {
  expect(await send(beacon, { ...json, ...headers })).toMatchObject({ status: 403, points: [] })
})

describe('the limit', () => {
  const visitor = { ...json, 'CF-Connecting-IP': '203.0.113.80' }
  const none = { limit: async () => ({ success: false }) }

  it('drops what is too much and answers as ever', async () => {
    expect(await send(beacon, visitor, { BEACON_LIMIT: none })).toEqual({ status: 204, text: '', points: [] })
  })

  it('is the binding of wrangler.toml: 60 a minute', async () => {
    const ANALYTICS = dataset()
    const init = { method: 'POST', body: JSON.stringify(beacon), headers: visitor }
    // The binding's minute is the clock's, so it may begin anew once while these are sent.
    for (let n = 0; n < 121; n++) await ask(paths.api.beacon, init, { ...env, ANALYTICS })
    expect(ANALYTICS.points.length).toBeGreaterThanOrEqual(60)
    expect(ANALYTICS.points.length).toBeLessThan(121)
  })

  it('takes nothing from the allowance of enquiries', async () => {
    const limit = vi.fn(async () => ({ success: true }))
    const limits = { VISITOR_LIMIT: { limit }, ALL_VISITORS_LIMIT: { limit }, STRICT_LIMIT: { limit } }
    const other = { ...visitor, 'CF-Connecting-IP': '203.0.113.81' }
    expect(await send(beacon, other, limits)).toMatchObject({ status: 204, points: [point] })
    expect(limit).not.toHaveBeenCalled()
  })

  it('leaves an enquiry its own when it is spent', async () => {
    const { VISITOR_LIMIT: _, ...bindings } = env
    const init = { method: 'POST', body: JSON.stringify(mailOf()), headers: visitor }
    const response = await ask(paths.api.contactmails, init, { ...bindings, BEACON_LIMIT: none })
    expect(response.status).toBe(201)
  })
})

it('is ours where another origin answers the API', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const { status, points } = await send(beacon, json, { API_ORIGIN: 'https://api.upstream.example' })
  expect({ status, points }).toEqual({ status: 204, points: [point] })
  expect(fetch).not.toHaveBeenCalled()
})

it('answers all the same when nothing can be written', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await send(vitals(lcp), json, { ANALYTICS: brokenDataset })).toMatchObject({ status: 204 })
})

it.each(['POST', 'GET'])('is not there without the binding: %s', async (method) => {
  const { ANALYTICS: _, ...without } = env
  const init = method === 'POST' ? { method, body: JSON.stringify(beacon), headers: json } : { method }
  expect((await ask(paths.api.beacon, init, without)).status).toBe(404)
})
