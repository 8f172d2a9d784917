import { expect, it } from 'vitest'
import { fileOf } from '../../../src/site/content/schemas/photograph.ts'
import { isContentFile } from '../../../src/staff/publishing/repository.ts'

it.each([
  'news/a-lighthouse-keeps-its-lamp.md',
  'domains/travel-&-tourism.yaml',
  'pages/home.yaml',
  'facts.yaml',
  'logos/choir.svg',
  'photographs/boat.JPG',
  'photographs/PXL_20261129_101530123~2.jpg',
])('%s is content', (name) => {
  expect(isContentFile(`src/site/content/${name}`)).toBe(true)
})

it.each([
  'src/app.ts',
  'src/site/content/content.ts',
  'src/site/content/../../app.md',
  'src/site/content/photographs/../boat.jpg',
  'src/site/content/photographs/boat.old.jpg',
  'src/site/content/photographs/-boat.jpg',
  'src/site/content/photographs/my boat.jpg',
  'src/site/content/news/boat.jpg',
])('%s is none', (path) => {
  expect(isContentFile(path)).toBe(false)
})

it('takes every photograph that can be published into an entry', () => {
  const name = 'PXL_20261129_101530123~2.jpg'
  expect(fileOf(`../photographs/${name}`, 'photographs')).toBe(name)
})
