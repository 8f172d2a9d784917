import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { allBrands, brandBySlug } from '../../../src/site/content/brands.ts'
import { places, team } from '../../../src/site/content/content.ts'
import { industries } from '../../../src/site/content/domains.ts'
import { articles } from '../../../src/site/content/news.ts'
import { topicAt } from '../../../src/site/publication/topics.ts'
import { attributesOf, findAll } from '../../helpers/html.ts'
import { askPaths, htmlOf, pagePaths } from '../../helpers/site.ts'

/** The pages of this site to which the main part of a page leads, without itself. */
const waysOn = async (path: string) => {
  const hrefs = await attributesOf(await htmlOf(path), 'main a', 'href')
  const pages = hrefs.filter((href) => href.startsWith('/')).map((href) => href.replace(/#.*/, ''))
  return new Set(pages.filter((page) => page !== path && [...pagePaths, ...askPaths].includes(page)))
}
const hrefsOn = async (path: string) => new Set(await attributesOf(await htmlOf(path), 'main a', 'href'))

describe('no page is a dead end', () => {
  /** These end in a form or an act of their own; what else they lead to is a courtesy. */
  const isLast = (path: string) => [paths.contact, paths.careers, paths.privacy, paths.notFound].includes(path as never)

  it.each(pagePaths)('%s leads on', async (path) => {
    expect((await waysOn(path)).size).toBeGreaterThanOrEqual(isLast(path) ? 1 : 2)
  })

  it.each(pagePaths)('every anchor on %s exists', async (path) => {
    for (const href of await hrefsOn(path)) {
      const [page = '', anchor] = href.split('#')
      if (!anchor || !href.startsWith('/')) continue
      expect((await attributesOf(await htmlOf(page), `#${anchor}`, 'id')).length, href).toBe(1)
    }
  })
})

describe.each(articles.filter(({ slug }) => topicAt(paths.article(slug))))('the story $slug', (article) => {
  it('leads to its brands, its author, its place and the next story', async () => {
    const hrefs = await hrefsOn(paths.article(article.slug))
    const brands = allBrands.filter(({ name }) => article.about.some(({ entity }) => entity === name))
    for (const { slug } of brands) expect(hrefs).toContain(paths.brand(slug))
    const author = team.find(({ title }) => title === article.author)
    if (author) expect(hrefs).toContain(paths.leader(author.slug))
    const town = article.place.split(',')[0]
    if (places.some(({ name }) => name === town)) {
      const links = await findAll(await htmlOf(paths.article(article.slug)), 'article a')
      expect(links.map(({ text }) => text)).toContain(article.place)
    }
    expect(
      [...hrefs].filter((href) => href.startsWith(`${paths.newsroom}/`) && href !== paths.article(article.slug)),
    ).not.toEqual([])
  })
})

describe.each(allBrands)('the brand $slug', ({ slug, name }) => {
  it('leads to its stories, its people and the brands of its industries', async () => {
    const hrefs = await hrefsOn(paths.brand(slug))
    for (const { about, slug } of articles)
      if (about.some(({ entity }) => entity === name) && topicAt(paths.article(slug)))
        expect(hrefs).toContain(paths.article(slug))
    for (const leader of team) if (leader.brand === slug) expect(hrefs).toContain(paths.leader(leader.slug))
    for (const { brands } of industries.filter(({ brands }) => brands.includes(slug)))
      for (const sister of brands.filter((brand) => brand !== slug)) expect(hrefs).toContain(paths.brand(sister))
  })
})

it.each(team)('$title leads to the brand', async ({ slug, brand }) => {
  const html = await htmlOf(paths.ourTeam)
  const names = (await findAll(html, `#story-${slug} a`)).map(({ text, attributes }) => [text, attributes.href])
  expect(names).toEqual(brand ? [[brandBySlug(brand).name, paths.brand(brand)]] : [])
})
