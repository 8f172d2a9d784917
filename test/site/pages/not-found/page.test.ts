import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { findAll, mainText } from '../../../helpers/html.ts'
import { htmlOf } from '../../../helpers/site.ts'

const html = await htmlOf(paths.notFound)

it('shows the words of the specification', async () => {
  expect((await findAll(html, 'h1')).map(({ text }) => text)).toEqual(['Page Not Found (404)'])
  expect(await mainText(html)).toContain('It looks like this page has moved somewhere else. come back to the homepage')
})

it('links to the home page', async () => {
  const [link, ...others] = await findAll(html, 'main a')
  expect(link).toMatchObject({ text: 'come back to the homepage', attributes: { href: paths.home } })
  expect(others).toEqual([])
})
