import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { contactInfo, messagingLink } from '../../../src/site/content/content.ts'
import { attributesOf, findAll } from '../../helpers/html.ts'
import { htmlOf, pagePaths } from '../../helpers/site.ts'

/** The menu of the specification's section 2, the children of About in their place. */
const about = [
  ['Our Community', paths.ourCommunity],
  ['Our Focus', paths.ourFocus],
  ['Our Team', paths.ourTeam],
  ['Our Story', paths.ourStory],
]
const menu = [
  ['Home', paths.home],
  ...about,
  ['Brands', paths.domain('main')],
  ['Foundation', paths.brand('fnd')],
  ['Newsroom', paths.newsroom],
  ['Careers', paths.careers],
  ['Contact', paths.contact],
]

/** How the paths of pages below an entry of the menu begin, and the entry. */
const parents = {
  [paths.brand('')]: paths.domain('main'),
  [paths.article('')]: paths.newsroom,
  [paths.job('')]: paths.careers,
}

const linksIn = async (html: string, selector: string) =>
  (await findAll(html, `${selector} a`)).map(({ text, attributes }) => [text, attributes.href])

describe.each(pagePaths)('the header of %s', (path) => {
  it('has the menu, with the dropdown of About', async () => {
    const html = await htmlOf(path)
    const [wide] = await splitNavigations(html)
    expect(wide).toEqual(menu)
    expect((await findAll(html, 'header nav summary')).map(({ text }) => text)).toEqual(['About'])
    expect(await linksIn(html, 'header nav details')).toEqual(about)
  })

  it('has the same menu in the drawer', async () => {
    const html = await htmlOf(path)
    expect(await linksIn(html, 'header dialog nav')).toEqual(menu)
  })

  it('marks only the current page', async () => {
    const html = await htmlOf(path)
    const marked = await attributesOf(html, 'header nav a[aria-current=page]', 'href')
    const isListed = menu.some(([, href]) => href === path)
    expect(marked).toEqual(isListed ? [path, path] : [])
  })

  it('marks the parent of a page outside the menu, and About for its pages', async () => {
    const html = await htmlOf(path)
    const isListed = menu.some(([, href]) => href === path)
    const above = Object.entries(parents).find(([start]) => path.startsWith(start) && !isListed)
    const page = above?.[1]
    const marked = await attributesOf(html, 'header nav a[aria-current=true]', 'href')
    expect(marked).toEqual(page ? [page, page] : [])
    const isAbout = about.some(([, href]) => href === path)
    expect(await findAll(html, 'header nav summary[aria-current=true]')).toHaveLength(isAbout ? 1 : 0)
  })

  it('has the three addresses, the phone and the messaging app', async () => {
    const html = await htmlOf(path)
    const hrefs = new Set(await attributesOf(html, 'header a', 'href'))
    const mailtos = [...hrefs].filter((href) => href.startsWith('mailto:'))
    expect(mailtos).toEqual(contactInfo.emails.map(({ address }) => `mailto:${address}`))
    expect(mailtos).toHaveLength(3)
    expect(hrefs).toContain(`tel:${contactInfo.phoneE164}`)
    expect(hrefs).toContain(messagingLink())
    expect(messagingLink()).toMatch(/^https:\/\/wa\.me\/\d+$/)
  })

  it('has a logo that links home, in white over the plates of home and not-found', async () => {
    const html = await htmlOf(path)
    expect(await attributesOf(html, 'header .site-logo', 'href')).toEqual([paths.home])
    const isWhite = path === paths.home || path === paths.notFound
    expect(await attributesOf(html, '.site-header', 'data-over')).toEqual([isWhite ? 'plate' : 'paper'])
  })
})

/** The links of the wide menu and of the drawer's. */
async function splitNavigations(html: string) {
  const links = await linksIn(html, 'header nav')
  const half = links.length / 2
  return [links.slice(0, half), links.slice(half)]
}
