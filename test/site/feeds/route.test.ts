import { expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { company } from '../../../src/site/content/content.ts'
import { indexableMetas } from '../../../src/site/pages/all.ts'
import { newsAt } from '../../../src/site/publication/shown.ts'
import { findAll } from '../../helpers/html.ts'
import { ask } from '../../helpers/site.ts'

it('lists every indexable page in the sitemap, and no other', async () => {
  const response = await ask(paths.sitemap)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/xml/)
  const locations = (await findAll(await response.text(), 'loc')).map(({ text }) => text)
  expect(locations).toEqual(indexableMetas().map(({ pathname }) => company.origin + pathname))
})

it('escapes URLs in the sitemap', async () => {
  const xml = await (await ask(paths.sitemap)).text()
  expect(xml).toContain('travel-&amp;-tourism')
  expect(xml).not.toMatch(/&(?!amp;|lt;)/)
})

it('gives a date to dated pages only', async () => {
  const xml = await (await ask(paths.sitemap)).text()
  const dates = (await findAll(xml, 'lastmod')).map(({ text }) => text)
  expect(dates).toEqual(indexableMetas().flatMap(({ lastModified }) => lastModified?.(new Date()) ?? []))
  expect(dates.length).toBeGreaterThan(newsAt(new Date()).filter(({ hasLink }) => hasLink).length)
  expect(dates.length).toBeLessThan(indexableMetas().length)
  for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

it('lists every indexable page with its description for assistants', async () => {
  const response = await ask(paths.llms)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  const text = await response.text()
  expect(text).toMatch(/^# Forager\n\n> \S/)
  for (const { pathname, content } of indexableMetas()) {
    expect(text).toContain(`](${company.origin}${pathname}): ${content.join(' ')}`)
  }
})

it('points robots to the sitemap and excludes the API', async () => {
  const response = await ask(paths.robots)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${company.origin}${paths.sitemap}`)
  expect(lines).toContain(`Disallow: ${paths.api.root}/`)
})

it.each([paths.sitemap, paths.robots, paths.newsRss, paths.newsJson, paths.llms])(
  '%s answers HEAD without a body',
  async (path) => {
    const response = await ask(path, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  },
)

it.each([paths.sitemap, paths.robots, paths.newsRss, paths.lampCalendar, paths.llms])(
  '%s is the redirect target of its other spellings',
  async (path) => {
    for (const spelling of [path.toUpperCase(), `${path}/`]) {
      const response = await ask(`${spelling}?A=b`)
      expect(response.status).toBe(301)
      expect(response.headers.get('Location')).toBe(`${path}?A=b`)
    }
  },
)

it.each([paths.sitemap, paths.robots, paths.newsRss, paths.lampCalendar, paths.llms])(
  '%s refuses other methods, and leads nowhere',
  async (path) => {
    const response = await ask(path, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  },
)
