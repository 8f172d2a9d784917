import { env } from 'cloudflare:workers'
import type { RateLimit } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitorKey } from '../../src/api/limits.ts'
import { app } from '../../src/app.ts'
import type { Bindings } from '../../src/env.ts'
import { paths } from '../../src/paths.ts'
import { answerOf, post, postJson } from '../helpers/api.ts'
import { forgetMails, storedMails } from '../helpers/contactmails.ts'
import { mailOf } from '../helpers/mail.ts'

beforeEach(async () => {
  await forgetMails()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A limit that counts as Cloudflare's do, within one period. */
const limitOf = (limit: number) => {
  const counts = new Map<string, number>()
  return {
    counts,
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= limit }
    },
  } satisfies RateLimit & { counts: Map<string, number> }
}
const { VISITOR_LIMIT: _, ALL_VISITORS_LIMIT: __, STRICT_LIMIT: ___, ...bare } = env
const from = (address: string) => ({ 'CF-Connecting-IP': address })
const sendTimes = async (count: number, headers: Record<string, string>, bindings: Bindings) => {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await postJson(mailOf(), headers, bindings)).status)
  return statuses
}

it('takes ten enquiries a minute from one visitor: the binding of wrangler.toml', async () => {
  // The binding's minute is the clock's, so it may begin anew once while these are sent.
  const statuses = await sendTimes(21, from('203.0.113.77'), env)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201))
  expect(statuses).toContain(429)
})

it('says when to come back, stores nothing, and takes others', async () => {
  const bindings = { ...bare, VISITOR_LIMIT: limitOf(1) }
  await postJson(mailOf(), from('203.0.113.1'), bindings)
  const response = await postJson(mailOf(), from('203.0.113.1'), bindings)
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('60')
  expect((await answerOf(response)).message).toMatch(/\S/)
  expect(await storedMails()).toHaveLength(1)
  expect((await postJson(mailOf(), from('203.0.113.2'), bindings)).status).toBe(201)
})

it('answers a form with the page and all that was typed', async () => {
  const bindings = { ...bare, VISITOR_LIMIT: limitOf(0) }
  const fields = { form: 'partnership', ...mailOf() }
  const { outcome, values } = (await (
    await post(new URLSearchParams(fields), from('203.0.113.1'), bindings)
  ).json()) as {
    outcome: object
    values: object
  }
  expect(outcome).toMatchObject({ status: 429 })
  expect(values).toEqual(fields)

  const page = await app.request(
    new Request(`https://forager.example${paths.api.contactmails}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: from('203.0.113.1'),
    }),
    undefined,
    bindings,
  )
  expect(page.status).toBe(429)
  expect(page.headers.get('Retry-After')).toBe('60')
  const html = await page.text()
  for (const text of [fields.name, fields.email, fields.subject, 'ninety-three']) expect(html).toContain(text)
})

it('counts all visitors together, but not those who were refused alone', async () => {
  const all = limitOf(3)
  const bindings = { ...bare, VISITOR_LIMIT: limitOf(2), ALL_VISITORS_LIMIT: all }
  expect(await sendTimes(5, from('203.0.113.1'), bindings)).toEqual([201, 201, 429, 429, 429])
  expect(await sendTimes(2, from('203.0.113.2'), bindings)).toEqual([201, 429])
  expect([...all.counts.values()]).toEqual([4])
})

it('believes no other header than Cloudflare’s', async () => {
  const limit = limitOf(100)
  await sendTimes(
    1,
    { ...from('203.0.113.1'), 'X-Forwarded-For': '6.6.6.6', Forwarded: 'for=6.6.6.6' },
    {
      ...bare,
      VISITOR_LIMIT: limit,
    },
  )
  await sendTimes(1, { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '6.6.6.6' }, { ...bare, VISITOR_LIMIT: limit })
  expect([...limit.counts.keys()]).toEqual(['203.0.113.1'])
})

it('stops nobody when a limit fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const VISITOR_LIMIT = { limit: () => Promise.reject(new Error('away')) }
  expect(await sendTimes(1, from('203.0.113.1'), { ...bare, VISITOR_LIMIT })).toEqual([201])
})

describe('at the local site', () => {
  const send = (origin: string, address?: string) => {
    const none = { ...bare, VISITOR_LIMIT: limitOf(0), ALL_VISITORS_LIMIT: limitOf(0) }
    const headers = { 'Content-Type': 'application/json', ...(address && from(address)) }
    const init = { method: 'POST', body: JSON.stringify(mailOf()), headers }
    return app.request(new Request(origin + paths.api.contactmails, init), undefined, none)
  }

  it.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'])(
    'a developer has no limit, another address has: %s',
    async (origin) => {
      for (const address of [undefined, '127.0.0.1', '::1']) expect((await send(origin, address)).status).toBe(201)
      expect((await send(origin, '203.0.113.1')).status).toBe(429)
    },
  )

  it.each(['127.0.0.1', '::1', undefined])('%s is nothing special elsewhere', async (address) => {
    expect((await send('https://forager.example', address)).status).toBe(429)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:2:3:4', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('the visitor %s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key)
})
