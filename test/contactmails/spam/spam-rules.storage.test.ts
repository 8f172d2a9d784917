import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bodyOf, post, postJson } from '../../helpers/api.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'

beforeEach(forgetMails)
afterEach(() => {
  vi.restoreAllMocks()
})

const verdict = () => env.DB.prepare('SELECT verdict, verdict_reasons AS reasons FROM contactmails').first()
const ham = { verdict: 'ham', reasons: '' }

it('a caller without any sign is no spammer', async () => {
  await postJson(mailOf())
  expect(await verdict()).toEqual(ham)
})

it('spam is kept with its verdict and answered as any other mail', async () => {
  const honest = await bodyOf(await postJson(mailOf()))
  await forgetMails()
  const response = await postJson({ ...mailOf(), homepage: 'https://cheap.example', filledIn: 12 })
  expect(response.status).toBe(201)
  expect(Object.keys(await bodyOf(response))).toEqual(Object.keys(honest))
  expect(await storedMails()).toMatchObject([mailOf()])
  expect(await verdict()).toEqual({ verdict: 'spam', reasons: 'honeypot too-fast' })
})

it('a form without JavaScript is judged by its decoy and never by time', async () => {
  await post(new URLSearchParams({ ...mailOf(), homepage: '', filledIn: '5' }))
  expect(await verdict()).toEqual(ham)
  await forgetMails()
  await post(new URLSearchParams({ ...mailOf(), homepage: 'x' }))
  expect(await verdict()).toEqual({ verdict: 'spam', reasons: 'honeypot' })
})

describe('with Turnstile', () => {
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' }
  const { VISITOR_LIMIT: _, ALL_VISITORS_LIMIT: __, STRICT_LIMIT: ___, ...bare } = env
  const right = { success: true, hostname: 'forager.example', action: 'enquiry' }
  const cloudflareSays = (answer: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const send = (more = {}, bindings = {}) =>
    postJson(
      { ...mailOf(), turnstile: 'token', ...more },
      { 'CF-Connecting-IP': '203.0.113.1' },
      {
        ...bare,
        ...keys,
        ...bindings,
      },
    )

  it('asks Cloudflare what the token is worth', async () => {
    const fetch = cloudflareSays(async () => Response.json(right))
    const { id } = await bodyOf(await send())
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('https://challenges.cloudflare.com/turnstile/v0/siteverify')
    expect(JSON.parse(String(init?.body))).toEqual({
      secret: 'secret',
      response: 'token',
      idempotency_key: id,
      remoteip: '203.0.113.1',
    })
    expect(await verdict()).toEqual(ham)
  })

  it.each([
    ['a token that is none', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a token that was used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['another site’s token', { ...right, hostname: 'evil.example' }],
    ['another action’s token', { ...right, action: 'login' }],
    ['a token without an action', { success: true, hostname: 'forager.example' }],
  ])('%s is a sign of spam, and the mail is kept', async (_case, answer) => {
    cloudflareSays(async () => Response.json(answer))
    expect((await send()).status).toBe(201)
    expect(await verdict()).toEqual({ verdict: 'spam', reasons: 'turnstile-failed' })
  })

  it.each([
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['is late', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['fails', async () => new Response('oops', { status: 502 })],
    ['fails inside', async () => Response.json({ success: false, 'error-codes': ['internal-error'] })],
    [
      'does not know our secret',
      async () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] }),
    ],
    ['says nothing', async () => Response.json({ success: false })],
  ])('an honest visitor is heard when Cloudflare %s', async (_case, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    cloudflareSays(answer)
    expect((await send()).status).toBe(201)
    expect(await verdict()).toEqual({ verdict: 'ham', reasons: 'turnstile-unavailable' })
    expect(String(log.mock.calls)).toContain('turnstile-unavailable')
  })

  it('an honest visitor without JavaScript is heard', async () => {
    const fetch = cloudflareSays(async () => Response.json(right))
    expect((await post(new URLSearchParams(mailOf()), {}, { ...bare, ...keys })).status).toBe(201)
    expect(await verdict()).toEqual({ verdict: 'ham', reasons: 'turnstile-missing' })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('a stricter limit holds for those about whom nothing is known, and only for them', async () => {
    const STRICT_LIMIT = { limit: vi.fn(async () => ({ success: false })) }
    expect((await send({ turnstile: undefined }, { STRICT_LIMIT })).status).toBe(429)
    cloudflareSays(async () => Response.json(right))
    expect((await send({}, { STRICT_LIMIT })).status).toBe(201)
    expect(STRICT_LIMIT.limit).toHaveBeenCalledOnce()
  })

  it.each([{ TURNSTILE_SECRET_KEY: '' }, { TURNSTILE_SITE_KEY: '' }])('is off with %j', async (off) => {
    const fetch = cloudflareSays(async () => Response.json(right))
    await send({}, off)
    expect(fetch).not.toHaveBeenCalled()
    expect(await verdict()).toEqual(ham)
  })
})
