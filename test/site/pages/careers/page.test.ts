import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { careers } from '../../../../src/site/content/content.ts'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { htmlOf } from '../../../helpers/site.ts'

const html = await htmlOf(paths.careers)

it('says that no position is open', async () => {
  expect((await findAll(html, 'main h2')).map(({ text }) => text)).toContain('No positions available')
})

it('describes how Forager hires', async () => {
  const text = await mainText(html)
  for (const words of careers.hiring.paragraphs) expect(text).toContain(words)
})

it('links to the contact page', async () => {
  expect(await attributesOf(html, 'main a', 'href')).toContain(paths.contact)
})
