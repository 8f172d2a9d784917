import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { headersFile } from '../../build/static-headers.ts'
import { headerList } from '../../src/http/security-headers.ts'
import { paths } from '../../src/paths.ts'
import { inlineHashes } from '../../src/site/rendering/built-pages.ts'
import { brokenDatabase, refusingQueue } from '../helpers/contactmails.ts'
import { mailOf } from '../helpers/mail.ts'
import { ask, pagePaths } from '../helpers/site.ts'

const list = headerList()
const expectAll = ({ headers }: Response, expected = list) => {
  for (const [name, value] of expected) expect(headers.get(name), name).toBe(value)
  // What caches keep for others is nobody's own answer.
  const isKept = headers.get('Cache-Control')?.startsWith('public')
  expect(headers.get('X-Request-Id')).toEqual(isKept ? null : expect.stringMatching(/^[\da-f-]{36}$/))
}
const json = { 'Content-Type': 'application/json' }
const postOf = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', body, headers })

afterEach(() => {
  vi.restoreAllMocks()
})

it.each(pagePaths)('the page %s, with what stands in its head let in by its hash', async (path) => {
  const response = await ask(path)
  const inline = inlineHashes(path)
  expectAll(response, headerList({ inline }))
  const html = await response.text()
  const [sheet] = html.match(/(?<=<style>).*?(?=<\/style>)/s) ?? []
  const [script] = html.match(/(?<=<script>).*?(?=<\/script>)/s) ?? []
  expect(inline).toEqual({ styles: await sourceOf(sheet), loading: await sourceOf(script) })
})

async function sourceOf(text: string | undefined) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

it.each([
  ['another spelling', '/Our-Story/', 301],
  ['an unknown page', '/nowhere', 302],
  ['an unknown brand', '/brands/none', 302],
])('the redirect from %s', async (_case, path, status) => {
  const response = await ask(path)
  expect(response.status).toBe(status)
  expectAll(response)
})

it('the redirect to https', async () => {
  const { app } = await import('../../src/app.ts')
  const response = await app.request(new Request('http://forager.example/'), undefined, env)
  expect(response.status).toBe(301)
  expectAll(response)
})

it.each([paths.sitemap, paths.robots, paths.securityTxt, paths.api.health])('%s', async (path) => {
  expectAll(await ask(path))
})

describe('every error, with the same id in header, body and log', () => {
  const broken = { ...env, DB: brokenDatabase, CONTACTMAILS: refusingQueue }
  const full = { ...env, VISITOR_LIMIT: { limit: async () => ({ success: false }) } }
  const failing = new Proxy(env, {
    get(bindings, name) {
      if (name === 'VISITOR_LIMIT') throw new Error('nonsense')
      return Reflect.get(bindings, name)
    },
  })
  it.each([
    [400, paths.api.contactmails, postOf('{'), env],
    [403, paths.api.contactmails, postOf('{}', { ...json, Origin: 'https://evil.example' }), env],
    [404, `${paths.api.root}/nothing`, {}, env],
    [404, paths.api.root, {}, env],
    [401, paths.api.contactmails, {}, env],
    [405, paths.api.contactmails, { method: 'PUT' }, env],
    [413, paths.api.contactmails, postOf('x'.repeat(17_000)), env],
    [415, paths.api.contactmails, postOf('x', { 'Content-Type': 'text/plain' }), env],
    [
      429,
      paths.api.contactmails,
      postOf(JSON.stringify(mailOf()), { ...json, 'CF-Connecting-IP': '203.0.113.1' }),
      full,
    ],
    [500, paths.api.contactmails, postOf('{}', { ...json, 'CF-Connecting-IP': '203.0.113.1' }), failing],
    [503, paths.api.contactmails, postOf(JSON.stringify(mailOf())), broken],
    [503, paths.api.health, {}, broken],
  ])('%i %s', async (status, path, init, bindings) => {
    const logs = (['info', 'error'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
    const response = await ask(path, init, bindings)
    expect(response.status).toBe(status)
    expectAll(response)
    const { message, requestId } = (await response.json()) as Record<string, string>
    expect(message).toMatch(/\S/)
    expect(requestId).toBe(response.headers.get('X-Request-Id'))
    const lines = logs.flatMap((log) => log.mock.calls.map(([line]) => JSON.parse(line)))
    expect(lines).toContainEqual(expect.objectContaining({ event: 'refused', requestId, status, path }))
    for (const value of Object.values(mailOf())) expect(JSON.stringify(lines)).not.toContain(value)
  })

  it.each([
    [404, '/assets/missing.js', {}],
    [405, '/our-story', { method: 'POST' }],
    [303, paths.api.contactmails, { method: 'POST', body: new URLSearchParams({ form: 'contact' }) }],
  ])('%i %s', async (status, path, init) => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const response = await ask(path, init)
    expect(response.status).toBe(status)
    expectAll(response)
  })
})

it('the visitor cannot choose the id', async () => {
  const response = await ask(paths.api.health, { headers: { 'X-Request-Id': 'mine' } })
  expect(response.headers.get('X-Request-Id')).not.toBe('mine')
})

describe('the policy', () => {
  const policyOf = (turnstile: boolean) => headerList({ turnstile })[0]?.[1] ?? ''

  it('has nothing inline that it does not know, no nonce, and no other origin', () => {
    expect(policyOf(false)).not.toMatch(/unsafe|nonce|https?:|\*/)
    expect(policyOf(false)).toContain("frame-ancestors 'none'")
  })

  it('lets Turnstile in only where its keys are set', async () => {
    const keys = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' }
    const response = await ask(paths.contact, {}, { ...env, ...keys })
    const inline = inlineHashes(paths.contact)
    expectAll(response, headerList({ turnstile: true, inline }))
    expect(policyOf(true)).toContain("script-src 'self' https://challenges.cloudflare.com;")
    expect(policyOf(true)).toContain('frame-src https://challenges.cloudflare.com;')
    expect(policyOf(true)).not.toMatch(/unsafe|nonce/)
    const html = await response.text()
    expect(html).toContain('site-key')
    expect(html).not.toContain('secret-key')
    expectAll(await ask(paths.contact, {}, { ...env, ...keys, TURNSTILE_SITE_KEY: '' }), headerList({ inline }))
  })
})

it('the file for static assets has the same list, and keeps hashed files for good', () => {
  const [everything = '', ...rules] = headersFile().trimEnd().split('\n\n')
  const folders = rules.filter((rule) => !rule.startsWith('/art/icons/'))
  expect(everything.split('\n')).toEqual(['/*', ...list.map(([name, value]) => `  ${name}: ${value}`)])
  expect(folders.map((rule) => rule.split('\n')[0])).toEqual(['/assets/*', '/art/*', '/fonts/*'])
  expect(rules.find((rule) => !folders.includes(rule))).toMatch(
    /\n {2}! Cache-Control\n {2}Cache-Control: public, max-age=86400$/,
  )
  for (const rule of folders) expect(rule).toMatch(/Cache-Control: public, max-age=31536000, immutable$/)
})
