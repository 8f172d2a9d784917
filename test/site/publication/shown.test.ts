import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf } from '../../../src/contactmails/due/holidays.ts'
import { officeHour } from '../../../src/contactmails/due/office-time.ts'
import { paths } from '../../../src/paths.ts'
import { articles } from '../../../src/site/content/news.ts'
import type { NewsItem } from '../../../src/site/content/schemas/news-item.ts'
import { isShown } from '../../../src/site/publication/shown.ts'
import { isBuiltPage } from '../../../src/site/rendering/built-pages.ts'
import { attributesOf } from '../../helpers/html.ts'
import { sampleJobs } from '../../helpers/samples.ts'
import { forgetSite, siteWith } from '../../helpers/site-with.ts'

const second = 1000

const news = articles.filter(({ appears }) => !appears)

/** An article that exists in the build, with another moment at which it appears. */
const storyOf = (appears: string) => ({ ...(news[0] as NewsItem), date: appears.slice(0, 10), appears })
const jobUntil = (lastDay: string) =>
  ({ ...sampleJobs[0], posted: '01/01/2020', lastDay }) as (typeof sampleJobs)[number]
const utc = (text: string) => Date.parse(`${text}Z`)

it.each([
  [{ date: '30/11/2026' }, '2026-11-30T06:59:59', false],
  [{ date: '30/11/2026' }, '2026-11-30T07:00:00', true],
  [{ date: '30/11/2026', appears: '30/11/2026 09:30' }, '2026-11-30T07:00:00', false],
])('a story is public from its hour, or from the beginning of its date: %o at %s', (story, at, isPublic) => {
  expect(isShown(story, new Date(utc(at)))).toBe(isPublic)
})

const storyPath = paths.article(news[0]?.slug ?? '')
let ask: Awaited<ReturnType<typeof siteWith>>
const textOf = async (path: string) => (await ask(path)).text

/** What a link to the page shows where people share it. */
const previewOf = async (path: string) =>
  (await attributesOf(await textOf(path), 'meta[property^="og:"]', 'content')).join(' ')

/** All links to pages of the site's header, drawer and footer, and of the page itself, on every page there is. */
const linksOf = async (selector: string) => {
  const listed = [...(await textOf(paths.sitemap)).matchAll(/<loc>https:\/\/[^/<]+([^<]*)</g)]
  const pages = await Promise.all(listed.map(([, path = '']) => textOf(path.replaceAll('&amp;', '&') || '/')))
  return (await Promise.all(pages.map((html) => attributesOf(html, selector, 'href')))).flat()
}

/** Where a story is to be met once it is public. */
const places: [string, () => Promise<string>][] = [
  ...[paths.home, paths.newsroom, paths.sitemap, paths.newsRss, paths.newsJson, paths.llms].map(
    (path): [string, () => Promise<string>] => [path, () => textOf(path)],
  ),
  ['link preview', () => previewOf(storyPath)],
]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => {
  vi.useRealTimers()
  forgetSite()
})

describe.each([
  ['at midnight', '25/11/2026 00:00', '2026-11-25T07:00'],
  ['at half past nine', '25/11/2026 09:30', '2026-11-25T16:30'],
  ['in the winter of a year that had one', '04/12/2024 09:30', '2024-12-04T17:30'],
  ['before the clocks went forward', '09/03/2025 01:59', '2025-03-09T09:59'],
  ['in the hour that was skipped', '09/03/2025 02:30', '2025-03-09T10:30'],
  ['after they went forward', '09/03/2025 03:00', '2025-03-09T10:00'],
  ['in the hour that came twice', '02/11/2025 01:30', '2025-11-02T08:30'],
  ['after the clocks went back', '02/11/2025 02:00', '2025-11-02T10:00'],
  ['in a March without a change', '14/03/2027 02:30', '2027-03-14T09:30'],
  ['on New Year’s Eve', '31/12/2026 23:59', '2027-01-01T06:59'],
])('a story that appears %s', (_when, appears, at) => {
  const moment = utc(at)
  const cached = [paths.home, paths.newsroom, paths.careers].filter(isBuiltPage)
  const tags = new Map<string, string>()
  const statusFor = (path: string) =>
    ask(path, { headers: { 'If-None-Match': tags.get(path) ?? '' } }).then(({ status }) => status)
  const held = async () => {
    const found = await Promise.all(places.map(async ([name, read]) => [name, (await read()).includes(storyPath)]))
    return Object.fromEntries(found)
  }
  const everywhere = (is: boolean) => Object.fromEntries(places.map(([name]) => [name, is]))

  beforeAll(async () => {
    ask = await siteWith({ news: [storyOf(appears), ...news.slice(1)] })
  })

  // In the order of time: no isolate sees a clock that goes back.
  it('is awaited by every cache', async () => {
    vi.setSystemTime(moment - 90 * second)
    const maxAge = /max-age=(\d+)(?:, stale-while-revalidate=(\d+))?/
    for (const path of [paths.sitemap, paths.newsRss, paths.newsJson, paths.llms])
      expect(maxAge.exec((await ask(path)).headers.get('Cache-Control') ?? '')?.[1]).toBe('90')
    for (const path of cached) {
      const { headers } = await ask(path)
      const [, fresh, old] = maxAge.exec(headers.get('Cloudflare-CDN-Cache-Control') ?? '') ?? []
      expect(Number(fresh) + Number(old)).toBe(90)
      tags.set(path, headers.get('ETag') ?? '')
    }
  })

  describe('until then', () => {
    beforeEach(() => void vi.setSystemTime(moment - 1))

    it('is unknown', async () => {
      const [unknown, ...answers] = await Promise.all(
        [`${paths.newsroom}/none`, storyPath, `${storyPath}/`, storyPath.toUpperCase()].map((path) => ask(path)),
      )
      for (const { status, headers, text } of answers) {
        expect([status, headers.get('Location'), headers.get('Cache-Control'), text]).toEqual([
          ...[302, unknown?.headers.get('Location'), 'no-store', unknown?.text],
        ])
      }
      expect((await ask(storyPath, { method: 'POST' })).status).toBe(302)
      const tag = (await ask(paths.home)).headers.get('ETag') ?? ''
      const forged = tag.replace(/\.\d+\/"$/, `.${moment + second}${storyPath}"`)
      expect((await ask(storyPath, { headers: { 'If-None-Match': forged } })).status).toBe(302)
    })

    it('is in no list, and linked to by no menu and by no page', async () => {
      expect(await held()).toEqual(everywhere(false))
      expect(await linksOf('header a, footer a')).toContain(paths.newsroom)
      expect((await linksOf('a, link')).filter((href) => href.includes(storyPath))).toEqual([])
    })

    it('leaves a copy that a browser keeps as it is', async () => {
      for (const path of cached) expect(await statusFor(path)).toBe(304)
    })
  })

  describe('from that millisecond on', () => {
    beforeEach(() => void vi.setSystemTime(moment))

    it('is in all lists, and linked to', async () => {
      expect(await held()).toEqual(everywhere(true))
      const [first] = JSON.parse(await textOf(paths.newsJson)).items
      expect(Date.parse(first.date_published)).toBe(moment)
      expect((await ask(storyPath)).status).toBe(200)
      expect(await linksOf('main a')).toContain(storyPath)
    })

    it('replaces a copy that a browser keeps', async () => {
      for (const path of cached) expect(await statusFor(path)).toBe(200)
    })
  })
})

describe.each([
  ['a day of summer', '31/07/2025', '2025-08-01T07:00'],
  ['a day of winter', '31/01/2025', '2025-02-01T08:00'],
  ['the day on which the clocks went forward', '09/03/2025', '2025-03-10T07:00'],
  ['the day on which they went back', '02/11/2025', '2025-11-03T08:00'],
  ['the day before', '01/11/2025', '2025-11-02T07:00'],
  ['a winter day of 2026', '31/12/2026', '2027-01-01T07:00'],
])('a job of which the last day is %s', (_day, lastDay, at) => {
  const job = jobUntil(lastDay)
  const end = utc(at)
  beforeAll(async () => {
    ask = await siteWith({ jobs: [job] })
  })

  it('is there to the last second of that day at the office, and then nowhere', async () => {
    const path = paths.job(job.slug)
    const held = async () => {
      const texts = await Promise.all([paths.careers, paths.sitemap, paths.llms].map(textOf))
      const statuses = await Promise.all([path, paths.ask(path)].map(async (one) => (await ask(one)).status))
      return [...statuses, ...[...texts, await previewOf(path)].map((text) => text.includes(path))]
    }
    vi.setSystemTime(end - 1)
    expect(await held()).toEqual([200, 200, true, true, true, true])
    vi.setSystemTime(end)
    expect(await held()).toEqual([302, 302, false, false, false, false])
    expect((await linksOf('a, link')).filter((href) => href.includes(path))).toEqual([])
  })
})

it('shows a job from the day on which it is posted', async () => {
  const job = { ...jobUntil('31/12/2026'), posted: '25/11/2026' }
  ask = await siteWith({ jobs: [job] })
  const begin = officeHour(dayOf(2026, 11, 25), 0).getTime()
  vi.setSystemTime(begin - 1)
  expect((await ask(paths.job(job.slug))).status).toBe(302)
  vi.setSystemTime(begin)
  expect((await ask(paths.job(job.slug))).status).toBe(200)
})

it('reads the days of an entry once', () => {
  const read = vi.spyOn(Date, 'parse')
  const entry = { date: '01/02/2020' }
  isShown(entry, new Date())
  const times = read.mock.calls.length
  isShown(entry, new Date())
  expect(times).toBeGreaterThan(0)
  expect(read).toHaveBeenCalledTimes(times)
  read.mockRestore()
})
