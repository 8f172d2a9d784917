import { describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { company } from '../../../../src/site/content/content.ts'
import { isoDate } from '../../../../src/site/content/news.ts'
import { newsAt, newsPage } from '../../../../src/site/publication/shown.ts'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { piecesOf } from '../../../helpers/prose.ts'
import { ask, htmlOf } from '../../../helpers/site.ts'

const html = await htmlOf(paths.newsroom)
const news = newsPage(new Date(), 1)
const articles = newsAt(new Date()).filter(({ hasLink }) => hasLink)
const notices = news.filter(({ hasLink }) => !hasLink)

it('has a card for every item, the newest first', async () => {
  const headings = (await findAll(html, 'main article h2')).map(({ text }) => text)
  expect(headings).toEqual(news.map(({ heading }) => heading))
  expect(await attributesOf(html, 'main article time', 'datetime')).toEqual(news.map(isoDate))
})

it('links to the articles and nowhere else', async () => {
  const hrefs = await attributesOf(html, 'main article a', 'href')
  expect(hrefs).toEqual(news.flatMap(({ slug, hasLink }) => (hasLink ? paths.article(slug) : [])))
})

it('shows a plate where an item has one', async () => {
  expect(await findAll(html, 'main article img')).toHaveLength(news.filter(({ hasVisual }) => hasVisual).length)
})

it.each(notices)(
  'shows the full text of "$heading" on its card, because it has no page',
  async ({ slug, description }) => {
    const text = await mainText(html)
    for (const words of piecesOf(description)) expect(text).toContain(words)
    expect((await ask(paths.article(slug))).headers.get('Location')).toBe(paths.notFound)
  },
)

describe.each(articles)('$heading', (item) => {
  const path = paths.article(item.slug)

  it('has its words, author, date and read-time', async () => {
    const article = await htmlOf(path)
    const text = await mainText(article)
    for (const words of [item.heading, item.subheading, item.author, item.bio, item.date, item.readTime]) {
      expect(text).toContain(words)
    }
    for (const words of piecesOf(item.description)) expect(text).toContain(words)
    expect(await attributesOf(article, 'main header time', 'datetime')).toEqual([isoDate(item)])
  })

  it('lists the people and organizations it is about', async () => {
    const text = await mainText(await htmlOf(path))
    for (const { entity, description } of item.about) {
      expect(text).toContain(entity)
      expect(text).toContain(description)
    }
  })

  it('links to the next older article, and from the oldest to the newest', async () => {
    const following = articles[articles.indexOf(item) + 1] ?? articles[0]
    const hrefs = await attributesOf(await htmlOf(path), 'main > section article a', 'href')
    expect(hrefs).toEqual([paths.article(following?.slug ?? '')])
  })

  it('has the social icons and a way back', async () => {
    const hrefs = await attributesOf(await htmlOf(path), 'main a', 'href')
    expect(hrefs).toEqual(
      expect.arrayContaining([...company.socialLinks.flatMap(({ href }) => href || []), paths.newsroom]),
    )
  })
})
