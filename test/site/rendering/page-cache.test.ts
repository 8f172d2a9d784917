import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { entityTag } from '../../../src/site/rendering/cache-headers.ts'
import { pageCache } from '../../../src/site/rendering/page-cache.ts'

const origin = 'https://forager.example'
const until = Date.now() + 10 * 24 * 3600 * 1000
const html = { 'Content-Type': 'text/html; charset=UTF-8', ETag: entityTag('/page-1', env, until) as string }
const isPublic = (path: string) => /^\/(page-\d+|big|late|broken|gone)?$/.test(path)

let rendered: string[] = []
let release = () => {}

/** Stands for the site: it writes down what it was asked to render. */
const app = async (request: Request) => {
  const { pathname } = new URL(request.url)
  rendered.push(`${request.method} ${pathname}`)
  if (pathname === '/gone') return new Response('gone', { status: 410, headers: html })
  if (pathname === '/staff') return new Response(request.headers.get('Cookie'), { headers: html })
  if (pathname === '/big') return new Response('x'.repeat(2000), { headers: html })
  if (pathname === '/late' || pathname === '/broken')
    return new Response(late(pathname === '/broken'), { headers: html })
  return new Response(`page ${pathname}`, { headers: html })
}

const late = (breaks: boolean) =>
  new ReadableStream({
    type: 'bytes',
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('first '))
      await new Promise<void>((resolve) => {
        release = resolve
      })
      if (breaks) return controller.error(new Error('broke off'))
      controller.enqueue(new TextEncoder().encode('last'))
      controller.close()
    },
  })

let cache = pageCache(app, isPublic, 1000)
const ask = (path: string, init: RequestInit = {}) =>
  cache.fetch(new Request(origin + path, init), env, createExecutionContext())
/** The text of an answer, once the page has been kept. */
const textOf = async (path: string, init: RequestInit = {}) => {
  const context = createExecutionContext()
  const text = await (await cache.fetch(new Request(origin + path, init), env, context)).text()
  await waitOnExecutionContext(context)
  return text
}

beforeEach(() => {
  rendered = []
  cache = pageCache(app, isPublic, 1000)
})

it('renders a page once and answers with the same bytes and headers ever after', async () => {
  expect(await textOf('/page-1')).toBe('page /page-1')
  const second = await ask('/page-1')
  expect(await second.text()).toBe('page /page-1')
  expect(rendered).toEqual(['GET /page-1'])
  for (const [name, value] of Object.entries(html)) expect(second.headers.get(name)).toBe(value)
})

it('streams the first rendering: its beginning is there before its end is made', async () => {
  const context = createExecutionContext()
  const answer = await cache.fetch(new Request(`${origin}/late`), env, context)
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first ')
  expect(cache.size().pages).toBe(0)
  release()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('last')
  expect((await reader.read()).done).toBe(true)
  await waitOnExecutionContext(context)
  expect(await textOf('/late')).toBe('first last')
  expect(rendered).toEqual(['GET /late'])
})

it('takes no notice of a query: ten thousand of them render nothing and push nothing out', async () => {
  await textOf('/page-1')
  const before = cache.size()
  for (let times = 0; times < 10_000; times++) {
    expect((await ask(`/page-1?${crypto.randomUUID()}=${times}`)).status).toBe(200)
  }
  expect(rendered).toEqual(['GET /page-1'])
  expect(cache.size()).toEqual(before)
})

it('holds no more bytes than it may, counting a page once; the oldest page goes', async () => {
  for (let number = 0; number < 100; number++) await textOf(`/page-${number}`)
  expect(cache.size().bytes).toBeLessThanOrEqual(1000)
  expect(cache.size().pages).toBeGreaterThan(50)
  await textOf('/page-99')
  expect(rendered).toHaveLength(100)
  await textOf('/page-0')
  expect(rendered).toHaveLength(101)
  await textOf('/big')
  await Promise.all([textOf('/page-1'), textOf('/page-1')])
  expect(cache.size()).toEqual({ pages: 1, bytes: 'page /page-1'.length })
})

it('asks the app for the answer to a form, and keeps the plain page alone', async () => {
  const answer = await ask('/page-1?result=key')
  await answer.text()
  await textOf('/page-1')
  expect(rendered).toEqual(['GET /page-1', 'GET /page-1'])
  const before = cache.size()
  await textOf('/page-1?result=key')
  expect(rendered).toHaveLength(3)
  expect(cache.size()).toEqual(before)
})

describe('keeps nothing', () => {
  it.each([
    ['of an error', '/gone'],
    ['of what is not public', '/staff'],
  ])('%s', async (_what, path) => {
    await textOf(path)
    await textOf(path)
    expect(rendered).toEqual([`GET ${path}`, `GET ${path}`])
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('of a rendering that breaks off', async () => {
    const answer = textOf('/broken')
    await Promise.resolve()
    const failure = expect(answer).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve))
    release()
    await failure
    expect(cache.size().pages).toBe(0)
  })
})

it('keeps a page even if the first visitor leaves before its end', async () => {
  await (await ask('/late')).body?.cancel()
  release()
  await expect.poll(() => cache.size().pages).toBe(1)
  expect(await textOf('/late')).toBe('first last')
  expect(rendered).toEqual(['GET /late'])
})

it.each([
  ['POST', origin],
  ['GET', 'http://forager.example'],
])('leaves %s on %s to the app', async (method, from) => {
  await textOf('/page-1')
  const request = new Request(`${from}/page-1`, { method })
  await (await cache.fetch(request, env, createExecutionContext())).text()
  expect(rendered).toHaveLength(2)
})

it('keeps what one visitor is shown from all others', async () => {
  const cookies = await Promise.all(['a=1', 'b=2'].map((Cookie) => textOf('/staff', { headers: { Cookie } })))
  expect(cookies).toEqual(['a=1', 'b=2'])
})

describe('HEAD', () => {
  it.each([false, true])('has the headers of GET and no body, with the page kept before: %s', async (isKept) => {
    if (isKept) await textOf('/page-1')
    const head = await ask('/page-1', { method: 'HEAD' })
    expect(await head.text()).toBe('')
    expect(head.headers.get('Content-Length')).toBe(String('page /page-1'.length))
    await expect.poll(() => cache.size().pages).toBe(1)
    const get = await ask('/page-1')
    for (const [name, value] of get.headers) expect(head.headers.get(name), name).toBe(value)
    expect(rendered).toEqual(['GET /page-1'])
  })

  it('of an error is that error', async () => {
    expect((await ask('/gone', { method: 'HEAD' })).status).toBe(410)
  })
})

describe('a condition', () => {
  const tag = entityTag('/page-1', env, until) as string
  it.each([
    [304, tag],
    [304, `W/${tag}`],
    [304, `"other", ${tag}`],
    [200, '"other"'],
    [200, ''],
    [200, tag.replaceAll('"', '')],
    [200, tag.replace('page-1', 'page-2')],
    [200, tag.replace(String(until), String(Date.now() - 1))],
  ])('%i for %s', async (status, condition) => {
    const response = await ask('/page-1', { headers: { 'If-None-Match': condition } })
    expect(response.status).toBe(status)
    await response.text()
    // What has not changed is not rendered to find that out.
    expect(rendered).toHaveLength(status === 304 ? 0 : 1)
    if (status === 304) expect(response.headers.get('ETag')).toBe(tag)
  })

  it('of any tag is met by a page that is kept', async () => {
    const any = { headers: { 'If-None-Match': '*' } }
    expect(await textOf('/page-1', any)).toBe('page /page-1')
    expect((await ask('/page-1', any)).status).toBe(304)
  })
})
