import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import type { Job } from '../../../../src/site/content/schemas/job.ts'
import { perPage } from '../../../../src/site/publication/shown.ts'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { sampleJobs } from '../../../helpers/samples.ts'
import { forgetSite, siteWith } from '../../../helpers/site-with.ts'

const jobs = Array.from({ length: perPage + 1 }, (_, at): Job => {
  const lastDay = at === 0 ? '30/11/2026' : '31/12/2026'
  return { ...(sampleJobs[0] as Job), slug: `job-${at}`, title: `Job ${at}`, posted: '01/11/2026', lastDay }
})
/** The end of the first job's last day. */
const midnight = Date.UTC(2026, 11, 1, 7)

let ask: Awaited<ReturnType<typeof siteWith>>
const second = paths.careersPage(2)
const htmlOf = async (path: string) => (await ask(path)).text
const jobsOn = async (path: string) => attributesOf(await htmlOf(path), 'main li h3 a', 'href')

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1 })
  ask = await siteWith({ jobs })
})
afterAll(() => {
  vi.useRealTimers()
  forgetSite()
})

it('has every job once, on pages that lead to one another', async () => {
  const all = [...(await jobsOn(paths.careers)), ...(await jobsOn(second))]
  expect(all).toEqual(jobs.map(({ slug }) => paths.job(slug)))
  expect(await jobsOn(second)).toHaveLength(1)
  expect(await attributesOf(await htmlOf(paths.careers), 'main nav a', 'href')).toEqual([second])
  expect(await attributesOf(await htmlOf(second), 'main nav a', 'href')).toEqual([paths.careers])
})

it('has a title and a place in the sitemap for each page', async () => {
  const titles = await Promise.all([paths.careers, second].map(async (path) => findAll(await htmlOf(path), 'title')))
  expect(titles.flat().map(({ text }) => text)).toEqual(['Careers | Forager', 'Careers, page 2 | Forager'])
  expect(await htmlOf(paths.sitemap)).toContain(`${second}<`)
})

it('has no second page once the jobs fit on the first', async () => {
  vi.setSystemTime(midnight)
  expect((await ask(second)).status).toBe(302)
  expect(await jobsOn(paths.careers)).toHaveLength(perPage)
  expect(await attributesOf(await htmlOf(paths.careers), 'main nav a', 'href')).toEqual([])
  expect(await mainText(await htmlOf(paths.careers))).not.toContain('No positions available')
})
