import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { foundation } from '../../../../src/site/content/brands.ts'
import type { Job } from '../../../../src/site/content/schemas/job.ts'
import type { NewsItem } from '../../../../src/site/content/schemas/news-item.ts'
import { findAll } from '../../../helpers/html.ts'
import { publicStories, sampleJobs } from '../../../helpers/samples.ts'
import { forgetSite, siteWith } from '../../../helpers/site-with.ts'

const [live, later] = publicStories as [NewsItem, NewsItem]
const toCome = { ...later, date: '01/01/2100', appears: '01/01/2100 09:30' }
const [open, shut] = sampleJobs as [Job, Job]
const jobs = [
  { ...open, posted: '01/01/2026', lastDay: '31/12/2099' },
  { ...shut, posted: '01/01/2026', lastDay: '31/01/2026' },
]
const names = [foundation.name, open.title, shut.title, toCome.heading]
const story = { ...live, about: names.map((entity) => ({ entity, description: 'It is named.' })) }

let ask: Awaited<ReturnType<typeof siteWith>>
beforeAll(async () => {
  ask = await siteWith({ news: [story, toCome], jobs })
})
afterAll(forgetSite)

it('leads to the pages of what it is about, but to no closed job and no story to come', async () => {
  const { text } = await ask(paths.article(story.slug))
  const links = await findAll(text, 'aside dt a')
  expect(links.map(({ text }) => text).slice(0, names.length - 2)).toEqual([foundation.name, open.title])
  expect(text).toContain(`<dt class="font-semibold">${shut.title}</dt>`)
  expect(text).toContain(`<dt class="font-semibold">${toCome.heading}</dt>`)
})
