import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../src/paths.ts'
import { ask, bodyOf } from '../helpers/api.ts'

const bindings = { ...env, API_ORIGIN: 'https://api.upstream.example' }
const path = `${paths.api.root}/any`

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What is hop-by-hop by RFC 9110 and what `Connection` names besides. */
const hops = {
  Connection: 'close, X-Secret',
  'X-Secret': 'for this hop',
  'Keep-Alive': 'timeout=5',
  'Proxy-Authorization': 'Basic x',
  'Proxy-Connection': 'close',
  TE: 'trailers',
  Trailer: 'Expires',
  Upgrade: 'h2c',
}

it('drops what concerns only this hop, on the way there', async () => {
  let sent = new Headers()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    sent = (request as Request).headers
    return new Response()
  })
  await ask(path, { headers: { ...hops, Accept: 'application/json', Cookie: 'session=1' } }, bindings)
  for (const name of Object.keys(hops)) expect(sent.get(name), name).toBeNull()
  expect(sent.get('Accept')).toBe('application/json')
  expect(sent.get('Cookie')).toBe('session=1')
})

it('drops it on the way back', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x', { headers: { ...hops, 'X-Kept': 'yes' } }))
  const { headers } = await ask(path, {}, bindings)
  for (const name of ['Connection', 'X-Secret', 'Keep-Alive', 'TE', 'Trailer', 'Upgrade']) {
    expect(headers.get(name), name).toBeNull()
  }
  expect(headers.get('X-Kept')).toBe('yes')
})

it('tells who asks, and by which scheme', async () => {
  let sent = new Headers()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    sent = (request as Request).headers
    return new Response()
  })
  const headers = { 'CF-Connecting-IP': '203.0.113.7', Forwarded: 'for=6.6.6.6', 'X-Forwarded-Proto': 'gopher' }
  await ask(path, { headers }, bindings)
  expect(sent.get('X-Forwarded-For')).toBe('203.0.113.7')
  expect(sent.get('X-Forwarded-Proto')).toBe('https')
  expect(sent.get('Forwarded')).toBeNull()
})

it('gives the upstream ten seconds to begin, and then says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_request, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  const asked = ask(path, {}, bindings)
  await vi.advanceTimersByTimeAsync(10_000)
  const response = await asked
  expect(response.status).toBe(502)
  expect((await bodyOf(response)).message).toMatch(/\S/)
})

it('lets an answer that has begun take its time', async () => {
  let signal: AbortSignal | null | undefined
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_request, init) => {
    signal = init?.signal
    return new Response('a long export')
  })
  const response = await ask(path, {}, bindings)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signal?.aborted).toBe(false)
  expect(await response.text()).toBe('a long export')
})
