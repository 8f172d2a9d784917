import { expect, it } from 'vitest'
import { community } from '../../../src/content/community.ts'
import { enquiryTitles } from '../../../src/content/interface.ts'
import { nonProfits, strategicPartners } from '../../../src/content/partners/all.ts'
import { sectors } from '../../../src/content/sectors.ts'
import { paths } from '../../../src/paths.ts'
import { partnershipReason } from '../../../src/schemas/contactmail.ts'
import { attributesOf, findAll, mainText } from '../../helpers/html.ts'
import { htmlOf } from '../../helpers/site.ts'

const html = await htmlOf(paths.ourCommunity)

it.each(sectors)('tells about $name', async ({ heading, description }) => {
  const text = await mainText(html)
  expect(text).toContain(heading)
  expect(text).toContain(description)
})

it('says what the partnership costs', async () => {
  const text = await mainText(html)
  for (const { name, price } of community.program.tiers) {
    expect(text).toContain(name)
    expect(text).toContain(price)
  }
  expect(text).toContain('$150')
})

it('has the partnership form, its reason fixed and its selector hidden', async () => {
  expect(await attributesOf(html, 'form', 'id')).toEqual(['partnership'])
  expect((await findAll(html, 'form h2')).map(({ text }) => text)).toEqual([enquiryTitles.partnership])
  expect(await findAll(html, 'form select')).toEqual([])
  const [reason] = await findAll(html, 'form [name=reason]')
  expect(reason?.attributes).toMatchObject({ type: 'hidden', value: partnershipReason })
})

it('shows the strategic partners in a carousel that does not move by itself', async () => {
  const carousels = await findAll(html, '[data-island=carousel] .carousel')
  expect(carousels).toHaveLength(1)
  expect(carousels[0]?.attributes).not.toHaveProperty('data-pass-seconds')
  expect(await findAll(html, '[data-island=carousel] .rotation')).toEqual([])
  expect(await findAll(html, '#strategic-partners img')).toHaveLength(strategicPartners.length)
})

it('shows the logos of 40 non-profit partners in a carousel that passes in 100 seconds', async () => {
  expect(await attributesOf(html, '[data-island=logo-wall] .carousel', 'data-pass-seconds')).toEqual(['100'])
  expect(await findAll(html, '[data-island=logo-wall] .rotation:not([hidden])')).toHaveLength(1)
  const images = await findAll(html, '#non-profit-partners img')
  expect(images).toHaveLength(40)
  expect(new Set(images.map(({ attributes }) => attributes.src)).size).toBe(nonProfits.length)
})

it('has a disclosure, closed, to see all of them', async () => {
  expect(await findAll(html, '[data-island=logo-wall] details.layout-toggle[open]')).toEqual([])
  const words = await findAll(html, '[data-island=logo-wall] details.layout-toggle summary span')
  expect(words.map(({ text }) => text)).toEqual(['View More', 'View Less'])
})
