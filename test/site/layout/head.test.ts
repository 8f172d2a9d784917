import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { company } from '../../../src/site/content/content.ts'
import { openGraphImage } from '../../../src/site/layout/head.tsx'
import { metas as allMetas } from '../../../src/site/pages/all.ts'
import { attributesOf, findAll } from '../../helpers/html.ts'
import { htmlOf, pagePaths } from '../../helpers/site.ts'

const metas = allMetas.filter(({ pathname }) => pagePaths.includes(pathname))

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
  ])('has one meta %s %s', async (attribute, name, expected) => {
    const html = await htmlOf(pathname)
    expect(await attributesOf(html, `head > meta[${attribute}="${name}"]`, 'content')).toEqual([expected])
  })

  it('has a publication date on articles only', async () => {
    const times = await attributesOf(await htmlOf(pathname), 'meta[property="article:published_time"]', 'content')
    expect(times).toEqual(published ? [published] : [])
  })

  it('links the newsroom’s feeds', async () => {
    const feeds = await findAll(await htmlOf(pathname), 'head > link[rel=alternate]')
    expect(feeds.map(({ attributes }) => [attributes.type, attributes.href])).toEqual([
      ['application/rss+xml', paths.newsRss],
      ['application/feed+json', paths.newsJson],
    ])
    for (const { attributes } of feeds) expect(attributes.title).toMatch(/\S/)
  })

  it('has a preview on its own origin, with size and alternative text', async () => {
    const html = await htmlOf(pathname)
    const [image, ...others] = await attributesOf(html, 'meta[property="og:image"]', 'content')
    expect(others).toEqual([])
    expect(image?.replace(company.origin, '')).toMatch(/^\/\S+\.\w+$/)
    for (const size of ['width', 'height']) {
      const [pixels] = await attributesOf(html, `meta[property="og:image:${size}"]`, 'content')
      expect(Number(pixels)).toBeGreaterThan(0)
    }
    const alts = await attributesOf(html, '[property="og:image:alt"]', 'content')
    expect(alts).toHaveLength(1)
    for (const alt of alts) expect(alt).toMatch(/\S/)
  })

  it(isPrivate ? 'keeps it out of the index' : 'has one canonical address', async () => {
    const html = await htmlOf(pathname)
    expect(await attributesOf(html, 'link[rel=canonical]', 'href')).toEqual(isPrivate ? [] : [url])
    expect(await attributesOf(html, 'meta[name=robots]', 'content')).toEqual(isPrivate ? ['noindex'] : [])
  })

  it('declares the language and the viewport', async () => {
    const html = await htmlOf(pathname)
    expect(await attributesOf(html, 'html', 'lang')).toEqual(['en-CA'])
    expect(await attributesOf(html, 'meta[charset]', 'charset')).toEqual(['utf-8'])
    expect(await attributesOf(html, 'meta[name=viewport]', 'content')).toEqual(['width=device-width, initial-scale=1'])
  })
})

it('has its own link preview on every page', async () => {
  const images = await Promise.all(
    metas.map(async ({ pathname }) => attributesOf(await htmlOf(pathname), 'meta[property="og:image"]', 'content')),
  )
  expect(new Set(images.flat()).size).toBe(new Set(metas.map((meta) => openGraphImage(meta).src)).size)
})
