import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../src/paths.ts'
import { answerOf, ask, postJson } from '../helpers/api.ts'
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
  expect(await answerOf(response)).toEqual({ message: 'As it is.' })
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

it.each([new TypeError('fetch failed'), new DOMException('too late', 'TimeoutError')])(
  'answers 502 when the upstream does not: %s',
  async (error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(error)
    const response = await postJson(mailOf(), {}, bindings)
    expect(response.status).toBe(502)
    const { message } = await answerOf(response)
    expect(message).toMatch(/\S/)
    expect(message).not.toContain('upstream.example')
  },
)

type Sent = { url: string; method: string; redirect: string | undefined; headers: Headers; body: string }

/** Stands in for the upstream; returns what it was sent. */
function answering(answer: () => Response) {
  const requests: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { url, method, headers } = request
    requests.push({ url, method, headers, redirect: init?.redirect, body: await request.text() })
    return answer()
  })
  return requests
}
