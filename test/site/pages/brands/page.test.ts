import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { allBrands, brands, foundation } from '../../../../src/site/content/brands.ts'
import { foundationPage } from '../../../../src/site/content/content.ts'
import { domains } from '../../../../src/site/content/domains.ts'
import type { Domain } from '../../../../src/site/content/schemas/domain.ts'
import { draftPage } from '../../../../src/site/pages/draft.tsx'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { piecesOf } from '../../../helpers/prose.ts'
import { htmlOf } from '../../../helpers/site.ts'

const brandPath = /^\/brands\/[a-z]{3}$/

describe.each(domains)('$slug', ({ slug, heading, description, brands, notes }) => {
  it('shows its brands and no others', async () => {
    const hrefs = await attributesOf(await htmlOf(paths.domain(slug)), 'main a', 'href')
    expect(hrefs.filter((href) => brandPath.test(href))).toEqual(brands.map(paths.brand))
  })

  it('shows its heading, description and notes', async () => {
    const html = await htmlOf(paths.domain(slug))
    expect((await findAll(html, 'h1')).map(({ text }) => text)).toEqual([heading])
    const text = await mainText(html)
    for (const words of [description, ...notes.flatMap(({ paragraphs }) => paragraphs)]) expect(text).toContain(words)
  })

  it('links to the other industries', async () => {
    const html = await htmlOf(paths.domain(slug))
    expect(await attributesOf(html, 'main nav a', 'href')).toEqual(domains.map((other) => paths.domain(other.slug)))
    expect(await attributesOf(html, 'main nav a[aria-current=page]', 'href')).toEqual([paths.domain(slug)])
  })
})

it('shows the brands of an industry in the order of its notes', async () => {
  const { slug, brands: _, ...travel } = domains.find((domain) => domain.slug === 'travel-&-tourism') as Domain
  for (const notes of [travel.notes, travel.notes.toReversed()]) {
    const { html = '' } = draftPage({ kind: 'domains', slug, text: JSON.stringify({ ...travel, notes }) }, env)
    const hrefs = (await attributesOf(html, 'main a', 'href')).filter((href) => brandPath.test(href))
    expect(hrefs).toEqual(notes.map((note) => paths.brand(note.slug)))
    expect(new Set(hrefs).size).toBeGreaterThan(1)
  }
})

describe.each(allBrands)('$slug', ({ slug, name, hero, heading, description, divisions, callToAction }) => {
  it('shows its name, heading, description and call to action', async () => {
    const text = await mainText(await htmlOf(paths.brand(slug)))
    for (const words of [name, heading, ...piecesOf(description), callToAction.description])
      expect(text).toContain(words)
  })

  it('opens with a plate where its hero flag is set', async () => {
    expect(await findAll(await htmlOf(paths.brand(slug)), 'main figure.bleed-right img')).toHaveLength(hero ? 1 : 0)
  })

  it('shows its divisions', async () => {
    const html = await htmlOf(paths.brand(slug))
    const hrefs = (await attributesOf(html, 'section a', 'href')).filter((href) => brandPath.test(href))
    expect(hrefs).toEqual(divisions.map((division) => paths.brand(division.slug)))
    for (const division of divisions) expect(await mainText(html)).toContain(division.description)
  })

  it('has no navigation without links', async () => {
    const html = await htmlOf(paths.brand(slug))
    const [navigation, links] = [await findAll(html, 'main nav'), await findAll(html, 'main nav a')]
    expect(navigation.length > 0).toBe(links.length > 0)
  })

  it('links to its own site with rel=noopener', async () => {
    const links = await findAll(await htmlOf(paths.brand(slug)), 'main a[href^="https://"]')
    expect(links).toHaveLength(1)
    expect(links[0]?.attributes).toMatchObject({ href: callToAction.link, rel: expect.stringContaining('noopener') })
    expect(links[0]?.text).toContain(callToAction.buttonText)
  })
})

it('opens the page of each brand with its own plate', async () => {
  const openings = await Promise.all(
    allBrands.map(
      async ({ slug }) => (await findAll(await htmlOf(paths.brand(slug)), 'main figure img[loading=eager]'))[0],
    ),
  )
  expect(openings.map((image) => image?.attributes.src)).toEqual(
    allBrands.map(({ slug }) => expect.stringMatching(`^/art/plates/(brand-${slug}|lighthouse-station)\\.`)),
  )
  expect(new Set(openings.map((image) => image?.attributes.src)).size).toBe(allBrands.length)
  for (const image of openings) expect(image?.attributes.alt?.length).toBeGreaterThan(40)
})

it('describes the heritage site and the donations only on the foundation’s page', async () => {
  const { domain, givesBack } = foundationPage
  const own = [domain.heading, domain.description, ...givesBack.paragraphs]
  for (const { slug } of allBrands) {
    const text = await mainText(await htmlOf(paths.brand(slug)))
    for (const words of own) expect(text.includes(words)).toBe(slug === foundation.slug)
  }
})

it('shows the foundation in its own block, after the nine brands of the network', async () => {
  const html = await htmlOf(paths.domain('main'))
  const cards = (await attributesOf(html, 'main li a', 'href')).filter((href) => brandPath.test(href))
  expect(cards).toEqual(brands.map((brand) => paths.brand(brand.slug)))
  expect(await attributesOf(html, '[aria-labelledby=foundation] a', 'href')).toEqual([paths.brand(foundation.slug)])
})
