import { env } from 'cloudflare:workers'
import type { RateLimit } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../src/app.ts'
import type { Bindings } from '../../src/env.ts'
import { paths } from '../../src/paths.ts'
import { bodyOf, post, postJson } from '../helpers/api.ts'
import { forgetMails, storedMails } from '../helpers/contactmails.ts'
import { testQueue } from '../helpers/faults.ts'
import { mailOf } from '../helpers/mail.ts'
import { follow } from '../helpers/native-post.ts'

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
const verdicts = async () =>
  (await env.DB.prepare('SELECT verdict, verdict_reasons AS reasons FROM contactmails ORDER BY rowid').all()).results
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
  expect((await bodyOf(response)).message).toMatch(/\S/)
  expect(await storedMails()).toHaveLength(1)
  expect((await postJson(mailOf(), from('203.0.113.2'), bindings)).status).toBe(201)
})

it('leads from a form to its page, with all that was typed', async () => {
  const bindings = { ...bare, VISITOR_LIMIT: limitOf(0) }
  const fields = { form: 'partnership', ...mailOf() }
  const { result, values } = (await (
    await post(new URLSearchParams(fields), from('203.0.113.1'), bindings)
  ).json()) as {
    result: object
    values: object
  }
  expect(result).toMatchObject({ status: 429 })
  expect(values).toEqual(fields)

  const answer = await app.request(
    new Request(`https://forager.example${paths.api.contactmails}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: from('203.0.113.1'),
    }),
    undefined,
    bindings,
  )
  expect(answer.status).toBe(303)
  const html = await (await follow(answer)).text()
  expect(html).toContain('Please try again in a minute.')
  for (const text of [fields.name, fields.email, fields.subject, 'ninety-three']) expect(html).toContain(text)
})

it('refuses no stranger because others sent much: what is over the common limit is kept and marked', async () => {
  const all = limitOf(3)
  const queue = testQueue()
  const bindings = { ...bare, CONTACTMAILS: queue, VISITOR_LIMIT: limitOf(2), ALL_VISITORS_LIMIT: all }
  expect(await sendTimes(5, from('203.0.113.1'), bindings)).toEqual([201, 201, 429, 429, 429])
  expect(await sendTimes(2, from('203.0.113.2'), bindings)).toEqual([201, 201])
  expect([...all.counts.values()]).toEqual([4])
  expect(await verdicts()).toEqual([
    { verdict: 'ham', reasons: '' },
    { verdict: 'ham', reasons: '' },
    { verdict: 'ham', reasons: '' },
    { verdict: 'spam', reasons: 'over-limit' },
  ])
  // A flood of mails is no flood of notices: the schedule tells staff of the marked one.
  expect(queue.bodies()).toHaveLength(3)
})

it('lets a stranger write while one /48 sends all it can', async () => {
  const bindings = { ...bare, VISITOR_LIMIT: limitOf(2), ALL_VISITORS_LIMIT: limitOf(12) }
  for (let network = 1; network <= 8; network++) await sendTimes(3, from(`2001:db8:5:${network}::1`), bindings)
  const response = await postJson(mailOf({ subject: 'From elsewhere' }), from('203.0.113.9'), bindings)
  expect(response.status).toBe(201)
  expect((await storedMails()).at(-1)?.subject).toBe('From elsewhere')
})

describe('over the common limit Turnstile decides', () => {
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' }
  const bindings = { ...bare, ...keys, ALL_VISITORS_LIMIT: limitOf(0) }
  const send = (more: object) => postJson({ ...mailOf(), ...more }, from('203.0.113.1'), bindings)

  it.each([
    ['vouches for', { success: true, hostname: 'forager.example', action: 'enquiry' }, { verdict: 'ham', reasons: '' }],
    [
      'refuses',
      { success: false, 'error-codes': ['invalid-input-response'] },
      { verdict: 'spam', reasons: 'turnstile-failed over-limit' },
    ],
  ])('when it %s the visitor', async (_case, answer, stored) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer))
    expect((await send({ turnstile: 'token' })).status).toBe(201)
    expect(await verdicts()).toEqual([stored])
  })

  it('and without its word the mail is marked', async () => {
    expect((await send({})).status).toBe(201)
    expect(await verdicts()).toEqual([{ verdict: 'spam', reasons: 'over-limit turnstile-missing' }])
  })
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

  it.each(['127.0.0.1', '::1'])('%s is nothing special elsewhere', async (address) => {
    expect((await send('https://forager.example', address)).status).toBe(429)
  })

  it('a request elsewhere that brings no address falls under the common limit', async () => {
    expect((await send('https://forager.example')).status).toBe(201)
    expect(await verdicts()).toEqual([{ verdict: 'spam', reasons: 'over-limit' }])
  })
})
