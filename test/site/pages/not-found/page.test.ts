import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { notFound } from '../../../../src/site/content/content.ts'
import { findAll, mainText } from '../../../helpers/html.ts'
import { htmlOf } from '../../../helpers/site.ts'

const html = await htmlOf(paths.notFound)

it('shows its words', async () => {
  expect((await findAll(html, 'h1')).map(({ text }) => text)).toEqual([notFound.heading])
  expect(await mainText(html)).toContain(`${notFound.before} ${notFound.link}`)
})

it('links to the home page', async () => {
  const [link, ...others] = await findAll(html, 'main a')
  expect(link).toMatchObject({ text: notFound.link, attributes: { href: paths.home } })
  expect(others).toEqual([])
})
