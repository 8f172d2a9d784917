import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { requiredFieldsMessage } from '../../../../src/contactmails/contactmail.ts'
import worker from '../../../../src/index.ts'
import { paths } from '../../../../src/paths.ts'
import { company } from '../../../../src/site/content/content.ts'
import { topicNames, topics } from '../../../../src/site/publication/topics.ts'
import { isBuiltPage } from '../../../../src/site/rendering/built-pages.ts'
import { forgetMails, storedMails } from '../../../helpers/contactmails.ts'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { mailOf } from '../../../helpers/mail.ts'
import { bannersOf, follow, postForm, targetOf, typedIn } from '../../../helpers/native-post.ts'
import { ask, askPaths, htmlOf, origin, pagePaths } from '../../../helpers/site.ts'

const today = topics.filter(({ about }) => topicNames().some((topic) => topic.about === about))

describe.each(today)('what asks about $about', ({ about, topic, reason, subject, invitation }) => {
  it('is the end of that page, and leads to the form', async () => {
    const links = await attributesOf(await htmlOf(about), 'main a', 'href')
    expect(links.filter((href) => href === `${paths.ask(about)}#contact`)).not.toEqual([])
    expect(await attributesOf(await htmlOf(paths.ask(about)), 'main form', 'id')).toEqual(['contact'])
  })

  it('is the form of the contact page, filled with reason, subject and page', async () => {
    const html = await htmlOf(paths.ask(about))
    expect(await typedIn(html)).toMatchObject({ name: '', email: '', reason, subject, message: '' })
    expect(await attributesOf(html, 'form [name=about]', 'value')).toEqual([about])
    expect((await findAll(html, 'form h2'))[0]?.text).toBe(invitation)
    expect((await findAll(html, 'form a')).map(({ text, attributes }) => [text, attributes.href])).toEqual([
      [topic, about],
    ])
    const names = async (page: string) =>
      (await attributesOf(page, 'form [name]', 'name')).filter((name) => name !== 'about').sort()
    expect(await names(html)).toEqual(await names(await htmlOf(paths.contact)))
  })

  it('is built, but in no list for search engines', async () => {
    expect(isBuiltPage(paths.ask(about))).toBe(true)
    const html = await htmlOf(paths.ask(about))
    expect(await attributesOf(html, 'meta[name=viewport]', 'content')).toEqual(['width=device-width, initial-scale=1'])
    expect(await attributesOf(html, 'meta[name=robots]', 'content')).toEqual(['noindex'])
    expect(await attributesOf(html, 'link[rel=canonical]', 'href')).toEqual([])
    for (const path of [paths.sitemap, paths.llms])
      expect(await (await ask(path)).text()).not.toContain(company.origin + paths.ask('/'))
  })
})

it.each([
  '/contact/about',
  '/contact/about/',
  '/contact/about/nothing',
  '/contact/about/brands/xyz',
  '/contact/about//evil.example',
])('nothing that one can ask about leads to the plain form: %s', async (path) => {
  const response = await ask(path)
  expect([response.status, response.headers.get('Location')]).toEqual([302, paths.contact])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

describe('without script', () => {
  const about = paths.brand('fvi')
  beforeEach(forgetMails)

  it('a sent form says what comes next and leads back to the page', async () => {
    const response = await postForm({ form: 'contact', about, ...mailOf() })
    expect(targetOf(response)).toMatchObject({ pathname: paths.ask(about), hash: '#contact-result' })
    const html = await (await follow(response)).text()
    expect(await attributesOf(html, '.sent-panel a', 'href')).toEqual([about, paths.contact])
    const [{ id } = { id: '' }] = await storedMails()
    expect(await mainText(html)).toContain(id.slice(0, 8).toUpperCase())
  })

  it('a refused form comes back to the same page, with what was typed', async () => {
    const typed = mailOf({ email: 'nobody', subject: 'My own words', message: 'One line.' })
    const html = await (await follow(await postForm({ form: 'contact', about, ...typed }))).text()
    expect(await typedIn(html)).toEqual(typed)
    expect(await attributesOf(html, 'form [name=about]', 'value')).toEqual([about])
  })

  it('a subject that was deleted stays deleted', async () => {
    const html = await (await follow(await postForm({ form: 'contact', about, ...mailOf({ subject: '' }) }))).text()
    expect((await typedIn(html)).subject).toBe('')
    expect((await bannersOf(html))[0]?.text).toContain(requiredFieldsMessage)
  })

  it.each(['//evil.example', '/brands/xyz', '"><script>', '/contact', 'https://evil.example', '/brands/fvi\r\nX: y'])(
    'a forged topic leads to the plain form: %s',
    async (forged) => {
      const response = await postForm({ form: 'contact', about: forged, ...mailOf() })
      expect(targetOf(response)).toMatchObject({ pathname: paths.contact, hash: '#contact-result' })
      expect(new URL(response.headers.get('Location') ?? '', origin).origin).toBe(origin)
    },
  )
})

describe('500 forged queries', () => {
  const real = topicNames().map(({ about }) => about)
  const parts = [
    ...[
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "';--",
      '{{7*7}}',
      '$'.concat('{7*7}'),
      '\u0000',
      '\u202e',
    ],
    ...[
      '//evil.example/',
      'https://evil.example',
      'javascript:alert(1)',
      '%2F%2Fevil.example',
      '%00',
      '%0d%0aX-Evil: 1',
    ],
    ...[
      '../../admin',
      '/brands/fvi',
      'fvi',
      '/brands/xyz',
      '__proto__',
      'constructor',
      'x'.repeat(2000),
      '🛶',
      '%',
      '%zz',
    ],
  ]
  const names = ['about', 'About', 'topic', 'subject', 'reason', 'name', 'slug', 'page', 'utm_source', 'about[]', 'q']
  let state = 29
  const count = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  const pick = <Item>(list: readonly Item[]) => list[count(list.length)] as Item
  const queries = Array.from({ length: 500 }, () =>
    Array.from({ length: 1 + count(3) }, () => {
      const value = pick([...parts, ...real])
      return `${pick(names)}=${pick([encodeURIComponent(value), encodeURIComponent(encodeURIComponent(value)), value.replace(/[#\s]/g, '')])}`
    }).join(pick(['&', '&', ';'])),
  )
  const pages = [...pagePaths.filter(isBuiltPage), ...askPaths]

  async function fetch(path: string) {
    const context = createExecutionContext()
    const response = await worker.fetch(new Request(origin + path, { redirect: 'manual' }), env, context)
    const answer = { status: response.status, headers: [...response.headers], bytes: await response.text() }
    await waitOnExecutionContext(context)
    return answer
  }
  /** Without what goes down by the second. */
  const lasting = ({ status, headers, bytes }: Awaited<ReturnType<typeof fetch>>) => ({
    status,
    headers: headers.filter(([name]) => !/cache-control|^content-length$|^x-request-id$/i.test(name)),
    bytes,
  })

  it('change no byte of any page, before or after it is kept', { timeout: 120_000 }, async () => {
    expect(new Set(queries).size).toBeGreaterThan(400)
    const first = new Map<string, ReturnType<typeof lasting>>()
    for (const [at, query] of queries.entries()) {
      const path = pages[at % pages.length] ?? paths.contact
      // The first request that an isolate sees for a page is a forged one.
      const forged = lasting(await fetch(`${path}?${query}`))
      expect(forged.status, query).toBe(200)
      expect(first.get(path) ?? forged).toEqual(forged)
      first.set(path, forged)
    }
    for (const [path, forged] of first) expect(lasting(await fetch(path)), path).toEqual(forged)
    expect([...first.values()].filter(({ bytes }) => /evil|onerror|7\*7|x{100}/.test(bytes))).toEqual([])
  })

  it('as paths, lead to the form of the page that they name, or to the plain one', { timeout: 60_000 }, async () => {
    for (const value of [...parts, ...real, ...queries.slice(0, 100)]) {
      for (const spelled of [value, encodeURIComponent(value)]) {
        const url = new URL(paths.ask(`/${spelled}`.replace('//', '/')), origin)
        if (!url.pathname.startsWith(paths.ask('/'))) continue
        const { status, headers } = await fetch(url.pathname)
        const location = new Map(headers).get('location')
        if (status === 200) expect(askPaths).toContain(url.pathname)
        else expect([paths.contact, ...askPaths], `${status} ${url.pathname}`).toContain(location)
      }
    }
  })
})
