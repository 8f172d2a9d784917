import { expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { company } from '../../../src/site/content/content.ts'
import { attributesOf } from '../../helpers/html.ts'
import { ask, htmlOf, pagePaths } from '../../helpers/site.ts'

type Manifest = { name: string; start_url: string; icons: { src: string; sizes: string; purpose: string }[] }

it('names the company and the icons of a home screen', async () => {
  const response = await ask(paths.manifest)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/)
  const { name, start_url, icons }: Manifest = await response.json()
  expect({ name, start_url }).toEqual({ name: company.name, start_url: paths.home })
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src } of icons) expect(src).toMatch(/^\/art\/\S+\.png$/)
})

it.each(pagePaths)('is linked from %s', async (path) => {
  expect(await attributesOf(await htmlOf(path), 'link[rel=manifest]', 'href')).toEqual([paths.manifest])
})
