import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import type { NewsItem } from '../../../../src/site/content/schemas/news-item.ts'
import { perPage } from '../../../../src/site/publication/shown.ts'
import { attributesOf, findAll } from '../../../helpers/html.ts'
import { publicStories } from '../../../helpers/samples.ts'
import { forgetSite, siteWith } from '../../../helpers/site-with.ts'

const count = 2 * perPage + 1
const stories = Array.from({ length: count }, (_, index): NewsItem => {
  const item = publicStories[index % publicStories.length] as NewsItem
  return { ...item, slug: `story-${index}`, heading: `Story ${index}` }
})
// The newest appears at midnight and sends the oldest to a page of its own.
const appears = '25/11/2026 00:00'
const news = [{ ...(stories[0] as NewsItem), date: '25/11/2026', appears }, ...stories.slice(1)]
const midnight = Date.UTC(2026, 10, 25, 7)

let ask: Awaited<ReturnType<typeof siteWith>>
const slugsOn = async (page: number) => attributesOf((await ask(paths.newsPage(page))).text, 'main article', 'id')

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1 })
  ask = await siteWith({ news })
})
afterAll(() => {
  vi.useRealTimers()
  forgetSite()
})

it('has every story once, on pages of one length', async () => {
  expect((await ask(paths.newsPage(3))).status).toBe(302)
  vi.setSystemTime(midnight)
  const pages = await Promise.all([1, 2, 3].map(slugsOn))
  expect(pages.map(({ length }) => length)).toEqual([perPage, perPage, 1])
  expect(pages.flat()).toEqual(news.map(({ slug }) => slug))
  expect((await ask(paths.newsPage(4))).status).toBe(302)
})

it('leads from page to page, each in the sitemap with a title of its own', async () => {
  const links = await Promise.all(
    [1, 2, 3].map(async (page) => attributesOf((await ask(paths.newsPage(page))).text, 'main nav a', 'href')),
  )
  const [first, second, third] = [1, 2, 3].map(paths.newsPage)
  expect(links).toEqual([[second], [first, third], [second]])
  const sitemap = (await ask(paths.sitemap)).text
  for (const path of [second, third]) expect(sitemap).toContain(`${path}<`)
  const titles = await Promise.all([1, 2].map(async (page) => findAll((await ask(paths.newsPage(page))).text, 'title')))
  expect(titles.flat().map(({ text }) => text)).toEqual(['Newsroom | Forager', 'Newsroom, page 2 | Forager'])
})

it.each([paths.newsRss, paths.newsJson])('lists the stories of the first page in %s', async (path) => {
  const { text } = await ask(path)
  expect(
    news.map(({ slug }) => text.includes(`${paths.article(slug)}"`) || text.includes(`${paths.article(slug)}<`)),
  ).toEqual(news.map((_, index) => index < perPage))
})
