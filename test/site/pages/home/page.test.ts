import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { brands } from '../../../../src/site/content/brands.ts'
import { facts, home, places } from '../../../../src/site/content/content.ts'
import { newsAt } from '../../../../src/site/publication/shown.ts'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { htmlOf } from '../../../helpers/site.ts'

const html = await htmlOf(paths.home)

it('links from the hero to the community', async () => {
  const [learnMore] = await findAll(html, '[aria-labelledby=hero] a')
  expect(learnMore).toMatchObject({
    text: expect.stringContaining(home.hero.action.text),
    attributes: { href: paths.ourCommunity },
  })
})

it('shows the nine brands of the network in a carousel that passes in 52 seconds', async () => {
  expect(await attributesOf(html, 'section .carousel', 'data-pass-seconds')).toEqual(['52'])
  const hrefs = await attributesOf(html, 'section .carousel a', 'href')
  expect(hrefs).toEqual(brands.map(({ slug }) => paths.brand(slug)))
})

it.each(['hero', 'network', 'vision', 'gives-back', 'news', 'reach'])(
  'has the block %s with its heading',
  async (id) => {
    expect(await findAll(html, `section[aria-labelledby=${id}] #${id}`)).toHaveLength(1)
  },
)

it('shows the latest news and links to the newsroom', async () => {
  const links = await findAll(html, '[aria-labelledby=news] a')
  const [latest] = newsAt(new Date())
  expect(links.map(({ attributes }) => attributes.href)).toContain(paths.article(latest?.slug ?? ''))
  expect(links.find(({ text }) => text.startsWith(`${home.news.action?.text}`))?.attributes.href).toBe(paths.newsroom)
})

it('says how much the network gives and where it works', async () => {
  const text = await mainText(html)
  expect(text).toContain(facts.givingShare)
  for (const { name, work } of places) {
    expect(text).toContain(name)
    expect(text).toContain(work)
  }
})
