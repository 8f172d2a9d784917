import { type APIRequestContext, expect, test } from '@playwright/test'
import { Window } from 'happy-dom'
import { company } from '../../../src/site/content/content.ts'
import { pagePathsOf } from '../page-paths.ts'
import { origin } from '../site.ts'

/** The address under which the site is published; in the tests it runs at `origin`. */
const published = company.origin

test('every link, anchor and file of a page exists, without a redirect', async ({ request }) => {
  test.setTimeout(180_000)
  const site = crawler(request)
  for (const path of await pagePathsOf(origin)) await site.visit(path)
  expect(site.missing).toEqual([])
  expect(site.seen.size).toBeGreaterThan(150)
})

test('every URL in the feeds, the manifest and the text files exists', async ({ request }) => {
  const site = crawler(request)
  for (const path of ['/newsroom/feed.xml', '/newsroom/feed.json', '/llms.txt', '/robots.txt', '/site.webmanifest']) {
    const text = await (await request.get(path)).text()
    const addresses = text.match(new RegExp(`(?:${published}|(?<=")(?=/art/))[^\\s"<>)\\]]*`, 'g')) ?? []
    expect(addresses.length, path).toBeGreaterThan(0)
    for (const address of addresses) await site.check(address.replaceAll('&amp;', '&'), path)
  }
  expect(site.missing).toEqual([])
})

test('a missing page, anchor and file are reported', async ({ request }) => {
  const site = crawler(request)
  for (const address of ['/contact#nowhere', '/our-storey', '/art/nothing.svg', '/Contact']) {
    await site.check(address, '/contact')
  }
  expect(site.missing).toHaveLength(4)
})

/** Asks for everything once, and keeps what is not there. */
function crawler(request: APIRequestContext) {
  const missing: string[] = []
  const seen = new Map<string, Promise<{ status: number; ids: Set<string>; type: string; text: string }>>()

  const fetchOnce = (path: string) => {
    const answer = seen.get(path) ?? load(path)
    seen.set(path, answer)
    return answer
  }

  const load = async (path: string) => {
    const response = await request.get(origin + path, { maxRedirects: 0 })
    const type = response.headers()['content-type'] ?? ''
    const text = /^text\/(html|css)/.test(type) ? await response.text() : ''
    const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => String(id)))
    return { status: response.status(), ids, type, text }
  }

  const check = async (address: string, from: string) => {
    const url = new URL(address, new URL(from, origin))
    if (url.origin !== origin && url.origin !== published) return
    const { status, ids, type, text } = await fetchOnce(url.pathname)
    const expected = url.pathname === '/not-found' ? 404 : 200
    if (status !== expected) missing.push(`${from}: ${address} answers ${status}`)
    const anchor = decodeURIComponent(url.hash.slice(1))
    if (anchor && /html/.test(type) && !ids.has(anchor)) missing.push(`${from}: ${address} has no such place`)
    if (/css/.test(type)) for (const [, file] of text.matchAll(/url\(["']?([^"')]+)/g)) await check(`${file}`, url.href)
  }

  const visit = async (path: string) => {
    const { text } = await fetchOnce(path)
    const { document } = new Window({ url: origin + path })
    document.documentElement.innerHTML = text
    for (const address of addressesOf(document as unknown as Document)) await check(address, path)
  }

  return { missing, seen, check, visit }
}

/** Where an address stands in HTML, form targets apart: they answer posts. */
function addressesOf(document: Document) {
  const attributes = ['href', 'src', 'poster', 'data-src']
  const plain = attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const sets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  )
  const images = [...document.querySelectorAll('meta[property="og:image"]')]
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => textContent?.match(new RegExp(`${published}[^"#]*`, 'g')) ?? [],
  )
  return [...plain, ...sets, ...images.map((image) => image.getAttribute('content') ?? ''), ...data].filter(Boolean)
}
