import { expect, it } from 'vitest'
import { partnershipReason } from '../../../../src/contactmails/contact-reasons.ts'
import { paths } from '../../../../src/paths.ts'
import { community, facts, sectors } from '../../../../src/site/content/content.ts'
import { contactFormTitles } from '../../../../src/site/content/interface.ts'
import { partnersOf } from '../../../../src/site/content/partners.ts'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { htmlOf } from '../../../helpers/site.ts'

const html = await htmlOf(paths.ourCommunity)

it.each(sectors)('describes $name', async ({ heading, description }) => {
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
  expect(text).toContain(facts.partnershipFee)
})

it('says what strategic partners earn', async () => {
  expect(await mainText(html)).toMatch(/share of the revenue/)
})

it('has the partnership form, its reason fixed and its selector hidden', async () => {
  expect(await attributesOf(html, 'form', 'id')).toEqual(['partnership'])
  expect((await findAll(html, 'form h2')).map(({ text }) => text)).toEqual([contactFormTitles.partnership])
  expect(await findAll(html, 'form select')).toEqual([])
  const [reason] = await findAll(html, 'form [name=reason]')
  expect(reason?.attributes).toMatchObject({ type: 'hidden', value: partnershipReason })
})

it('shows the strategic partners in a carousel that does not move by itself', async () => {
  const carousels = await findAll(html, '.carousel:not([data-pass-seconds])')
  expect(carousels).toHaveLength(1)
  expect(carousels[0]?.attributes).not.toHaveProperty('data-pass-seconds')
  expect(await findAll(html, '.carousel:not([data-pass-seconds]) .rotation')).toEqual([])
  expect(await findAll(html, '#strategic-partners img')).toHaveLength(partnersOf('strategic').length)
})

it('shows the logos of the non-profit partners in a carousel that passes in 100 seconds', async () => {
  expect(await attributesOf(html, '.carousel[data-pass-seconds]', 'data-pass-seconds')).toEqual(['100'])
  expect(await findAll(html, '.carousel[data-pass-seconds] .rotation')).toHaveLength(1)
  const images = await findAll(html, '#non-profit-partners img')
  expect(images).toHaveLength(partnersOf('non-profit').length)
  expect(new Set(images.map(({ attributes }) => attributes.src)).size).toBe(partnersOf('non-profit').length)
})

it('has a closed disclosure that shows all of them', async () => {
  expect(await findAll(html, 'details.logo-grid[open]')).toEqual([])
  const words = await findAll(html, 'details.logo-grid summary span')
  expect(words.map(({ text }) => text)).toEqual(['View More', 'View Less'])
})

it('shows the logo of the for-profit partner', async () => {
  expect(await findAll(html, '[aria-labelledby=for-profit] img')).toHaveLength(1)
  expect(await mainText(html)).toContain(partnersOf('for-profit')[0]?.name)
})
