import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../src/http/security-headers.ts'
import { securityHeaderNames } from '../helpers/security.ts'

const app = new Hono()
  .use(securityHeaders())
  .get('/answer', (c) => c.html('<h1>Page</h1>'))
  .get('/moved', (c) => c.redirect('/'))
  .get('/broken', () => {
    throw new Error('broken')
  })
app.onError((_error, c) => c.text('broken', 500))

it.each(['/answer', '/moved', '/broken', '/missing'])('%s has them all', async (path) => {
  const { headers } = await app.request(path)
  for (const name of securityHeaderNames) expect(headers.get(name), name).toMatch(/\S/)
})

describe('the policy', async () => {
  const { headers } = await app.request('/answer')
  const policy = new Map(
    headers
      .get('Content-Security-Policy')
      ?.split(/;\s*/)
      .filter(Boolean)
      .map((directive) => directive.split(/\s(.*)/s) as [string, string]),
  )

  it.each([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('%s is %s', (directive, sources) => {
    expect(policy.get(directive)).toBe(sources)
  })

  it('lets nothing inline or from anywhere run', () => {
    expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe|data:|blob:|\*|https?:/)
  })
})

it.each([
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
  ['Permissions-Policy', /camera=\(\)/],
])('%s is %s', async (name, value) => {
  expect((await app.request('/answer')).headers.get(name)).toMatch(value)
})

it('keeps browsers on https for a year at least', async () => {
  const { headers } = await app.request('/answer')
  const seconds = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1]
  expect(Number(seconds)).toBeGreaterThanOrEqual(31536000)
})
