import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company.ts'
import { metas } from '../../src/pages/all.ts'
import { paths } from '../../src/paths.ts'
import { attributesOf, findAll } from '../helpers/html.ts'
import { htmlOf } from '../helpers/site.ts'

describe.each(metas)('the head of $pathname', ({ pathname, title, content, keywords, published }) => {
  const description = content.join(' ')
  const url = company.origin + pathname
  const isPrivate = pathname === paths.notFound

  it('has one title', async () => {
    const html = await htmlOf(pathname)
    expect((await findAll(html, 'head > title')).map(({ text }) => text)).toEqual([title])
  })

  it.each([
    ['name', 'description', description],
    ['name', 'keywords', keywords.join(', ')],
    ['property', 'og:type', published ? 'article' : 'website'],
    ['property', 'og:site_name', company.name],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
  ])('has one meta %s %s', async (attribute, name, expected) => {
    const html = await htmlOf(pathname)
    expect(await attributesOf(html, `head > meta[${attribute}="${name}"]`, 'content')).toEqual([expected])
  })

  it('says when an article came out, and nothing of it elsewhere', async () => {
    const times = await attributesOf(await htmlOf(pathname), 'meta[property="article:published_time"]', 'content')
    expect(times).toEqual(published ? [published] : [])
  })

  it('leads feed readers to the newsroom’s feeds', async () => {
    const feeds = await findAll(await htmlOf(pathname), 'head > link[rel=alternate]')
    expect(feeds.map(({ attributes }) => [attributes.type, attributes.href])).toEqual([
      ['application/rss+xml', paths.newsRss],
      ['application/feed+json', paths.newsJson],
    ])
    for (const { attributes } of feeds) expect(attributes.title).toMatch(/\S/)
  })

  it('has a picture of its own site, with its size and what it shows', async () => {
    const html = await htmlOf(pathname)
    const [image, ...others] = await attributesOf(html, 'meta[property="og:image"]', 'content')
    expect(others).toEqual([])
    expect(image).toMatch(/^https:\/\/forager\.example\/\S+\.\w+$/)
    expect(await attributesOf(html, 'meta[name="twitter:image"]', 'content')).toEqual([image])
    for (const size of ['width', 'height']) {
      const [pixels] = await attributesOf(html, `meta[property="og:image:${size}"]`, 'content')
      expect(Number(pixels)).toBeGreaterThan(0)
    }
    const alts = await attributesOf(html, '[property="og:image:alt"],[name="twitter:image:alt"]', 'content')
    expect(alts).toHaveLength(2)
    for (const alt of alts) expect(alt).toMatch(/\S/)
  })

  it(isPrivate ? 'keeps it out of the index' : 'has one canonical address', async () => {
    const html = await htmlOf(pathname)
    expect(await attributesOf(html, 'link[rel=canonical]', 'href')).toEqual(isPrivate ? [] : [url])
    expect(await attributesOf(html, 'meta[name=robots]', 'content')).toEqual(isPrivate ? ['noindex'] : [])
  })

  it('says its language and its width', async () => {
    const html = await htmlOf(pathname)
    expect(await attributesOf(html, 'html', 'lang')).toEqual(['en-CA'])
    expect(await attributesOf(html, 'meta[charset]', 'charset')).toEqual(['utf-8'])
    expect(await attributesOf(html, 'meta[name=viewport]', 'content')).toHaveLength(1)
  })
})

it('has a picture for link previews that no other page has', async () => {
  const images = await Promise.all(
    metas.map(async ({ pathname }) => attributesOf(await htmlOf(pathname), 'meta[property="og:image"]', 'content')),
  )
  expect(new Set(images.flat()).size).toBe(metas.length)
})
