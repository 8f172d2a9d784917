import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../src/paths.ts'
import { ask, bodyOf, post, postJson } from './helpers/api.ts'
import { forgetMails, storedMails } from './helpers/contactmails.ts'
import { mailOf } from './helpers/mail.ts'

beforeEach(forgetMails)
afterEach(() => {
  vi.restoreAllMocks()
})

const own = 'https://forager.example'
const allowed: Record<string, string>[] = [
  {},
  { Origin: own },
  { 'Sec-Fetch-Site': 'same-origin' },
  { Origin: own, 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
]
const refused: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'https://forager.example.evil.example' },
  { Origin: 'http://forager.example' },
  { Origin: 'https://forager.example:8443' },
  { Origin: 'null' },
  { Origin: '' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: own, 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'https://www.forager.example', 'Sec-Fetch-Site': 'same-site' },
]

describe.each([
  ['JSON', (headers: Record<string, string>) => postJson(mailOf(), headers)],
  ['a form', (headers: Record<string, string>) => post(new URLSearchParams(mailOf()), headers)],
])('%s', (_kind, send) => {
  it.each(allowed)('is taken with %j', async (headers) => {
    expect((await send(headers)).status).toBe(201)
  })

  it.each(refused)('is refused with %j', async (headers) => {
    const response = await send(headers)
    expect(response.status).toBe(403)
    expect((await bodyOf(response)).message).toMatch(/\S/)
    expect(await storedMails()).toEqual([])
  })
})

it.each(['PUT', 'PATCH', 'DELETE'])('%s is refused too, anywhere under the API', async (method) => {
  const response = await ask(`${paths.api.root}/any`, { method, headers: { Origin: 'https://evil.example' } })
  expect(response.status).toBe(403)
})

it('reading is nobody’s secret', async () => {
  const headers = { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await ask(paths.api.health, { headers })).status).toBe(200)
})

it('holds ahead of another origin that answers the API', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const bindings = { ...env, API_ORIGIN: 'https://api.upstream.example' }
  expect((await postJson(mailOf(), { Origin: 'https://evil.example' }, bindings)).status).toBe(403)
  expect(fetch).not.toHaveBeenCalled()
})
