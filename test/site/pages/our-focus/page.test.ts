import { expect, it } from 'vitest'
import { domains } from '../../../src/content/domains.ts'
import { paths } from '../../../src/paths.ts'
import { findAll, mainText } from '../../helpers/html.ts'
import { htmlOf } from '../../helpers/site.ts'

const html = await htmlOf(paths.ourFocus)
const industries = domains.filter(({ slug }) => slug !== 'main')

it('leads to the brands of every industry', async () => {
  const links = (await findAll(html, 'main a')).filter(({ text }) => text.startsWith('View Brands'))
  expect(links.map(({ attributes }) => attributes.href)).toEqual(industries.map(({ slug }) => paths.domain(slug)))
  expect(new Set(links.map(({ text }) => text)).size).toBe(industries.length)
})

it.each(industries)('tells about $name', async ({ heading, description }) => {
  const text = await mainText(html)
  expect(text).toContain(heading)
  expect(text).toContain(description)
})

it('leads to the contact page', async () => {
  const links = await findAll(html, 'main a')
  expect(links.find(({ text }) => text === 'Get In Touch')?.attributes.href).toBe(paths.contact)
})
