import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { brandPages, focus } from '../../../../src/site/content/content.ts'
import { industries } from '../../../../src/site/content/domains.ts'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { htmlOf } from '../../../helpers/site.ts'

const html = await htmlOf(paths.ourFocus)

it('links to the brands of every industry', async () => {
  const links = (await findAll(html, 'main a')).filter(({ text }) => text.startsWith(brandPages.viewBrands))
  expect(links.map(({ attributes }) => attributes.href)).toEqual(industries.map(({ slug }) => paths.domain(slug)))
  expect(new Set(links.map(({ text }) => text)).size).toBe(industries.length)
})

it.each(industries)('describes $name', async ({ slug, heading }) => {
  const text = await mainText(html)
  expect(text).toContain(heading)
  expect(text).toContain(focus.industries[slug])
})

it('shows a picture of every industry', async () => {
  const pictures = await attributesOf(html, 'main li img', 'src')
  expect(pictures).toHaveLength(industries.length)
  expect(new Set(pictures).size).toBe(industries.length)
})

it('links to the contact page', async () => {
  const links = await findAll(html, 'main a')
  expect(links.find(({ text }) => text === focus.invitation.action?.text)?.attributes.href).toBe(paths.contact)
})
