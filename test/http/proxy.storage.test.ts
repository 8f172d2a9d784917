import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../src/paths.ts'
import { ask, bodyOf, postJson } from '../helpers/api.ts'
import { forgetMails, storedMails } from '../helpers/contactmails.ts'
import { mailOf } from '../helpers/mail.ts'

const upstream = 'https://api.upstream.example'
const bindings = { ...env, API_ORIGIN: `${upstream}/` }

beforeEach(forgetMails)
afterEach(() => {
  vi.restoreAllMocks()
})

it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])('passes on %s with its path and query', async (method) => {
  const requests = answering(() => new Response(null, { status: 204 }))
  const path = `${paths.api.root}/any/where?b=2&a=%20`
  expect((await ask(path, { method }, bindings)).status).toBe(204)
  expect(requests).toMatchObject([{ method, url: upstream + path }])
})

it('passes on the body and the type of a mail and stores nothing itself', async () => {
  const requests = answering(() => Response.json({ id: 'x' }, { status: 201 }))
  await postJson(mailOf(), { 'Idempotency-Key': 'any' }, bindings)
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual(mailOf())
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json')
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('any')
  expect(await storedMails()).toEqual([])
})

it.each([201, 400, 404, 429, 503])('passes back the status %i, its headers and its body', async (status) => {
  answering(() => Response.json({ message: 'As it is.' }, { status, headers: { 'Retry-After': '60' } }))
  const response = await postJson(mailOf(), {}, bindings)
  expect(response.status).toBe(status)
  expect(response.headers.get('Retry-After')).toBe('60')
  expect(await bodyOf(response)).toEqual({ message: 'As it is.' })
})

it('passes back a 404 to a method that no call of this site takes', async () => {
  answering(() => new Response(null, { status: 404 }))
  expect((await ask(paths.api.health, { method: 'PATCH' }, bindings)).status).toBe(404)
})

it('passes back a redirect without following it', async () => {
  const requests = answering(() => new Response(null, { status: 303, headers: { Location: '/elsewhere' } }))
  const response = await ask(`${paths.api.root}/x`, {}, bindings)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/elsewhere')
  expect(requests).toMatchObject([{ redirect: 'manual' }])
})

it('tells the upstream whom it answers', async () => {
  const requests = answering(() => new Response())
  const headers = { Host: 'forager.example', 'CF-Connecting-IP': '203.0.113.7', 'X-Forwarded-For': '6.6.6.6' }
  await ask(`${paths.api.root}/x`, { headers }, bindings)
  expect(requests[0]?.headers.get('X-Forwarded-For')).toBe('203.0.113.7')
  expect(requests[0]?.headers.get('X-Forwarded-Host')).toBe('forager.example')
  expect(requests[0]?.headers.get('Host')).not.toBe('forager.example')
})

it('believes no visitor about who they are', async () => {
  const requests = answering(() => new Response())
  await ask(`${paths.api.root}/x`, { headers: { 'X-Forwarded-For': '6.6.6.6' } }, bindings)
  expect(requests[0]?.headers.get('X-Forwarded-For')).toBeNull()
})

it('passes on neither this site’s cookies nor what the visitor says of forwarding', async () => {
  const requests = answering(() => new Response())
  const headers = {
    Cookie: '__Host-forager.session_token=secret.x; theirs=1; forager.two_factor=y; __Host-forager.session_data=z',
    'CF-Connecting-IP': '203.0.113.7',
    'CF-IPCountry': 'CA',
    'True-Client-IP': '6.6.6.6',
    'X-Real-IP': '6.6.6.6',
    'X-Client-IP': '6.6.6.6',
    'X-Forwarded-Port': '1',
    'X-Forwarded-Prefix': '/evil',
    'X-Original-URL': '/admin',
    X_Forwarded_For: '6.6.6.6',
    Via: '1.1 evil',
  }
  await ask(`${paths.api.root}/x`, { headers }, bindings)
  const sent = Object.fromEntries(requests[0]?.headers ?? [])
  expect(sent.cookie).toBe('theirs=1')
  expect(
    Object.keys(sent)
      .filter((name) => /^(cf-|x[-_]|via|true-|forwarded)/.test(name))
      .sort(),
  ).toEqual(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])
  await ask(`${paths.api.root}/x`, { headers: { Cookie: '__Host-forager.session_token=secret' } }, bindings)
  expect(requests[1]?.headers.has('Cookie')).toBe(false)
})

it('lets nobody keep an answer, nor the upstream write this site’s cookies', async () => {
  const headers = new Headers({
    'Cache-Control': 'public, max-age=600',
    'Cloudflare-CDN-Cache-Control': 'max-age=600',
    'CDN-Cache-Control': 'max-age=600',
    Expires: 'Fri, 01 Jan 2100 00:00:00 GMT',
    'Cache-Tag': 'x',
  })
  headers.append('Set-Cookie', '__Host-forager.session_token=fixed; Path=/; Secure')
  headers.append('Set-Cookie', 'theirs=1; Path=/')
  const requests = answering(() => new Response('x', { headers }))
  const response = await ask(`${paths.api.root}/contactmails/export.csv`, {}, bindings)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  for (const name of ['Cloudflare-CDN-Cache-Control', 'CDN-Cache-Control', 'Expires', 'Cache-Tag']) {
    expect(response.headers.get(name), name).toBeNull()
  }
  expect(response.headers.getSetCookie()).toEqual(['theirs=1; Path=/'])
  expect(requests[0]?.cache).toBe('no-store')
})

it.each([
  ['a length', 'x'.repeat(16 * 1024 + 1)],
  [
    'chunks',
    () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(4096)),
      }),
  ],
])('refuses a body that is too large, sent with %s, and asks nobody', async (_case, body) => {
  const requests = answering(() => new Response())
  const init = { method: 'POST', body: typeof body === 'function' ? body() : body, duplex: 'half' }
  const response = await ask(paths.api.contactmails, init as RequestInit, bindings)
  expect(response.status).toBe(413)
  expect((await bodyOf(response)).message).toMatch(/\S/)
  expect(requests).toEqual([])
})

it('passes on the large file of a staff call, which the other server limits', async () => {
  const requests = answering(() => new Response())
  const init = { method: 'POST', body: 'x'.repeat(300_000) }
  expect((await ask(`${paths.api.contactmail('1')}/attachments`, init, bindings)).status).toBe(200)
  expect(requests[0]?.body).toHaveLength(300_000)
})

it('never asks over plain http outside localhost: the enquiry is kept here', async () => {
  const requests = answering(() => new Response())
  const response = await postJson(mailOf(), {}, { ...env, API_ORIGIN: 'http://api.upstream.example' })
  expect(response.status).toBe(201)
  expect(requests).toEqual([])
  expect(await storedMails()).toHaveLength(1)
})

it.each([new TypeError('fetch failed'), new DOMException('too late', 'TimeoutError')])(
  'answers 502 when the upstream does not: %s',
  async (error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(error)
    const response = await postJson(mailOf(), {}, bindings)
    expect(response.status).toBe(502)
    const { message } = await bodyOf(response)
    expect(message).toMatch(/\S/)
    expect(message).not.toContain('upstream.example')
  },
)

type Sent = {
  url: string
  method: string
  redirect: string | undefined
  cache: string | undefined
  headers: Headers
  body: string
}

/** Stands in for the upstream; returns what it was sent. */
function answering(answer: () => Response) {
  const requests: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { url, method, headers } = request
    requests.push({ url, method, headers, redirect: init?.redirect, cache: init?.cache, body: await request.text() })
    return answer()
  })
  return requests
}
