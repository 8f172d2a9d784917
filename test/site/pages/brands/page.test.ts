import { describe, expect, it } from 'vitest'
import { allBrands, foundation } from '../../../src/content/brands/all.ts'
import { domains } from '../../../src/content/domains.ts'
import { paths } from '../../../src/paths.ts'
import { attributesOf, findAll, mainText } from '../../helpers/html.ts'
import { htmlOf } from '../../helpers/site.ts'

const brandPath = /^\/brands\/[a-z]{3}$/

describe.each(domains)('$slug', ({ slug, heading, description, brands }) => {
  it('shows its brands and no other', async () => {
    const hrefs = await attributesOf(await htmlOf(paths.domain(slug)), 'main a', 'href')
    expect(hrefs.filter((href) => brandPath.test(href))).toEqual(brands.map(paths.brand))
  })

  it('says what it is', async () => {
    const html = await htmlOf(paths.domain(slug))
    expect((await findAll(html, 'h1')).map(({ text }) => text)).toEqual([heading])
    expect(await mainText(html)).toContain(description)
  })

  it('leads to the other industries', async () => {
    const html = await htmlOf(paths.domain(slug))
    expect(await attributesOf(html, 'main nav a', 'href')).toEqual(domains.map((other) => paths.domain(other.slug)))
    expect(await attributesOf(html, 'main nav a[aria-current=page]', 'href')).toEqual([paths.domain(slug)])
  })
})

describe.each(allBrands)('$slug', ({ slug, name, heading, description, divisions, callToAction }) => {
  it('says what it is', async () => {
    const text = await mainText(await htmlOf(paths.brand(slug)))
    for (const words of [name, heading, ...description, callToAction.description]) expect(text).toContain(words)
  })

  it('shows its divisions', async () => {
    const html = await htmlOf(paths.brand(slug))
    const hrefs = (await attributesOf(html, 'main a', 'href')).filter((href) => brandPath.test(href))
    expect(hrefs).toEqual(divisions.map((division) => paths.brand(division.slug)))
    for (const division of divisions) expect(await mainText(html)).toContain(division.description)
  })

  it('has a button to its own site, which gets no handle on this one', async () => {
    const links = await findAll(await htmlOf(paths.brand(slug)), 'main a[href^="https://"]')
    expect(links).toHaveLength(1)
    expect(links[0]?.attributes).toMatchObject({ href: callToAction.link, rel: expect.stringContaining('noopener') })
    expect(links[0]?.text).toContain(callToAction.buttonText)
  })
})

it('tells of the site and the gifts of the foundation on its page alone', async () => {
  const own = [foundation.domain.heading, foundation.domain.description, ...foundation.givesBack]
  for (const { slug } of allBrands) {
    const text = await mainText(await htmlOf(paths.brand(slug)))
    for (const words of own) expect(text.includes(words)).toBe(slug === foundation.slug)
  }
})
