import { escapeUTF8 } from 'entities/escape'
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { company } from '../../../src/site/content/content.ts'
import { isoDate } from '../../../src/site/content/news.ts'
import { newsPage } from '../../../src/site/publication/shown.ts'
import { piecesOf } from '../../helpers/prose.ts'
import { ask, pagePaths } from '../../helpers/site.ts'

const news = newsPage(new Date(), 1)
const addressOf = ({ hasLink, slug }: (typeof news)[number]) =>
  company.origin + (hasLink ? paths.article(slug) : `${paths.newsroom}#${slug}`)

describe('the RSS feed', () => {
  const read = async () => parseRssFeed(await (await ask(paths.newsRss)).text())

  it('states its metadata', async () => {
    expect((await ask(paths.newsRss)).headers.get('Content-Type')).toBe('application/rss+xml; charset=UTF-8')
    const feed = await read()
    expect(feed).toMatchObject({ title: /newsroom/i.exec(feed.title ?? '')?.input, language: 'en-ca' })
    expect(feed.link).toBe(company.origin + paths.newsroom)
    expect(feed.description).toMatch(/\S/)
    expect(feed.atom?.links).toMatchObject([{ href: company.origin + paths.newsRss, rel: 'self' }])
  })

  it('has every item in full, newest first', async () => {
    const { items = [] } = await read()
    expect(items.map(({ title }) => title)).toEqual(news.map(({ heading }) => heading))
    for (const [index, item] of news.entries()) {
      const found = items[index]
      expect(found?.link).toBe(addressOf(item))
      expect(found?.guid?.value).toBe(addressOf(item))
      expect(found?.dc?.creators).toEqual([item.author])
      expect(new Date(String(found?.pubDate)).toISOString().slice(0, 10)).toBe(isoDate(item))
      for (const paragraph of piecesOf(item.description))
        expect(found?.content?.encoded).toContain(escapeUTF8(paragraph))
    }
  })
})

describe('the JSON feed', () => {
  const read = async () => parseJsonFeed(await (await ask(paths.newsJson)).text())

  it('follows its specification', async () => {
    const response = await ask(paths.newsJson)
    expect(response.headers.get('Content-Type')).toBe('application/feed+json')
    expect(v.safeParse(JsonFeedSchema, await response.json()).issues).toBeUndefined()
  })

  it('has every item in full, newest first', async () => {
    const { items = [] } = await read()
    expect(items.map(({ url }) => url)).toEqual(news.map(addressOf))
    for (const [index, item] of news.entries()) {
      expect(items[index]?.authors).toEqual([{ name: item.author }])
      for (const paragraph of piecesOf(item.description))
        expect(items[index]?.content_html).toContain(escapeUTF8(paragraph))
    }
  })
})

it('link to pages that exist', () => {
  for (const item of news) expect(pagePaths).toContain(new URL(addressOf(item)).pathname)
})

it.each([
  ['a & b', 'a &amp; b'],
  ['<script>', '&lt;script&gt;'],
  [']]>', ']]&gt;'],
  ['"quoted"', '&quot;quoted&quot;'],
])('escapes %s', (text, expected) => {
  expect(escapeUTF8(text)).toBe(expected)
})

/** Version 1.1, and nothing that it does not know. Source: https://www.jsonfeed.org/version/1.1/ */
const AddressSchema = v.pipe(v.string(), v.url())
const TextSchema = v.pipe(v.string(), v.nonEmpty())
const AuthorsSchema = v.pipe(
  v.array(v.strictObject({ name: TextSchema, url: v.optional(AddressSchema), avatar: v.optional(AddressSchema) })),
  v.minLength(1),
)
const JsonFeedSchema = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: TextSchema,
  home_page_url: AddressSchema,
  feed_url: AddressSchema,
  description: TextSchema,
  icon: AddressSchema,
  favicon: AddressSchema,
  language: TextSchema,
  items: v.array(
    v.strictObject({
      id: TextSchema,
      url: AddressSchema,
      title: TextSchema,
      summary: TextSchema,
      content_html: TextSchema,
      date_published: v.pipe(v.string(), v.isoTimestamp()),
      image: v.optional(AddressSchema),
      authors: AuthorsSchema,
      tags: v.array(TextSchema),
    }),
  ),
})
