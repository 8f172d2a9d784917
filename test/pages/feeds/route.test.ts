import { expect, it } from 'vitest'
import { company } from '../../../src/content/company.ts'
import { indexableMetas } from '../../../src/pages/all.ts'
import { paths } from '../../../src/paths.ts'
import { findAll } from '../../helpers/html.ts'
import { ask } from '../../helpers/site.ts'

it('lists every indexable page in the sitemap, and no other', async () => {
  const response = await ask(paths.sitemap)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/xml/)
  const locations = (await findAll(await response.text(), 'loc')).map(({ text }) => text)
  expect(locations).toEqual(indexableMetas.map(({ pathname }) => company.origin + pathname))
})

it('escapes the sitemap', async () => {
  const xml = await (await ask(paths.sitemap)).text()
  expect(xml).toContain('travel-&amp;-tourism')
  expect(xml).not.toMatch(/&(?!amp;|lt;)/)
})

it('tells robots where the sitemap is and to leave the API alone', async () => {
  const response = await ask(paths.robots)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${company.origin}${paths.sitemap}`)
  expect(lines).toContain(`Disallow: ${paths.api.root}/`)
})

it.each([paths.sitemap, paths.robots])('%s answers HEAD without a body', async (path) => {
  const response = await ask(path, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})
