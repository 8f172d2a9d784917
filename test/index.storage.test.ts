import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { app } from '../src/app.ts'
import worker from '../src/index.ts'
import { paths } from '../src/paths.ts'
import { indexableMetas, isPublicPage } from '../src/site/pages/all.ts'
import { isBuiltPage } from '../src/site/rendering/built-pages.ts'
import { askPaths, origin, pagePaths } from './helpers/site.ts'

const { ANALYTICS: _, ...bindings } = env
const ask = (path: string, init?: RequestInit) =>
  worker.fetch(new Request(origin + path, { redirect: 'manual', ...init }), bindings, createExecutionContext())

it('the build knows the public pages', () => {
  expect(pagePaths.filter(isBuiltPage)).toEqual(indexableMetas().map(({ pathname }) => pathname))
  expect(pagePaths.filter(isBuiltPage)).toEqual(pagePaths.filter(isPublicPage))
})

describe.each(indexableMetas().map(({ pathname }) => pathname))('%s', (path) => {
  it('is the same page the second time, and unchanged for who has it', async () => {
    const first = await ask(path)
    const html = await first.text()
    expect(first.status).toBe(200)
    expect(html).toContain('</html>')
    const second = await ask(`${path}?utm_source=elsewhere`)
    expect(await second.text()).toBe(html)
    for (const [name, value] of first.headers)
      if (!/cache-control/i.test(name)) expect(second.headers.get(name), name).toBe(value)
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^"[^"]+"$/)
    expect((await ask(path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })

  it('is kept by caches, but by browsers for a moment only', async () => {
    const { headers } = await ask(path)
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=0, stale-while-revalidate=\d+$/)
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toMatch(
      /^public, max-age=\d+, stale-while-revalidate=(\d+), stale-if-error=\1$/,
    )
    expect(headers.get('Cache-Tag')).toMatch(/^version-\S+$/)
    expect(headers.get('Set-Cookie')).toBe(null)
    expect(headers.get('X-Request-Id')).toBe(null)
  })

  it('is the same for somebody with a session', async () => {
    const headers = { Cookie: '__Host-forager.session_token=somebody.else', Authorization: 'Bearer token' }
    expect(await (await ask(path, { headers })).text()).toBe(await (await ask(path)).text())
  })
})

it.each([
  [paths.notFound, 404],
  [paths.login, 200],
  [paths.admin.contactmails, 303],
  ['/nowhere', 302],
  [`${paths.api.root}/nothing`, 404],
  [paths.api.health, 200],
])('%s is kept by nobody', async (path, status) => {
  const response = await ask(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('ETag')).toBe(null)
})

const strings = (values: object) => Object.values(values).filter((value) => typeof value === 'string')
const known = [...pagePaths, ...askPaths, ...[paths, paths.admin, paths.api].flatMap(strings)]
const spelled = new Set(known.flatMap((path) => [path, `${path.toUpperCase()}/`]))
const timeless = (headers: Headers) => [...headers].filter(([name]) => !name.endsWith('cache-control'))
const origins = ['http://forager.account.workers.dev', origin, 'https://www.forager.example']

it.each([...spelled, '/nowhere', '//evil.example/'])(
  '%s is kept only if it is the same at every host',
  async (path) => {
    const kept: unknown[] = []
    for (const origin of origins) {
      const response = await app.request(new Request(origin + path, { redirect: 'manual' }), undefined, env)
      if (response.headers.get('Cache-Control') === 'no-store') continue
      kept.push({ status: response.status, headers: timeless(response.headers), body: await response.text() })
    }
    expect(new Set(kept.map((answer) => JSON.stringify(answer))).size).toBeLessThan(2)
  },
)

it('answers a job without the site', async () => {
  expect(worker.queue).toBeTypeOf('function')
  expect(worker.scheduled).toBeTypeOf('function')
})
