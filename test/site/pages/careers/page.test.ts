import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { careers } from '../../../../src/site/content/content.ts'
import { attributesOf, findAll, mainText } from '../../../helpers/html.ts'
import { sampleJobs } from '../../../helpers/samples.ts'
import { structuredDataFaults } from '../../../helpers/schema-org.ts'
import { forgetSite, siteWith } from '../../../helpers/site-with.ts'

let ask: Awaited<ReturnType<typeof siteWith>>
const htmlOf = async (path: string) => (await ask(path)).text
const noon = Date.UTC(2026, 10, 24, 20)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))
afterAll(() => {
  vi.useRealTimers()
  forgetSite()
})

describe('without a job', () => {
  beforeAll(async () => {
    ask = await siteWith({ jobs: [] })
  })

  it('says that no position is open', async () => {
    const headings = await findAll(await htmlOf(paths.careers), 'main h2')
    expect(headings.map(({ text }) => text)).toContain(careers.emptyState)
  })

  it('describes how Forager hires', async () => {
    const text = await mainText(await htmlOf(paths.careers))
    for (const words of careers.hiring.paragraphs) expect(text).toContain(words)
  })

  it('links to the contact page', async () => {
    expect(await attributesOf(await htmlOf(paths.careers), 'main a', 'href')).toContain(paths.contact)
  })
})

describe('with two jobs', () => {
  beforeAll(async () => {
    ask = await siteWith({ jobs: sampleJobs })
  })

  it('lists each with its pay, hours and last day, and how Forager hires', async () => {
    const html = await htmlOf(paths.careers)
    const text = await mainText(html)
    expect(text).not.toContain(careers.emptyState)
    for (const words of ['$34 to $39.50 an hour', '$62,000 to $71,000 a year', 'Friday, December\u00a011,\u00a02026'])
      expect(text).toContain(words)
    for (const { title, summary, hours } of sampleJobs)
      for (const words of [title, summary, hours]) expect(text).toContain(words)
    const links = await attributesOf(html, 'main li a', 'href')
    expect(links).toEqual(sampleJobs.map(({ slug }) => paths.job(slug)))
    for (const words of careers.hiring.paragraphs) expect(text).toContain(words)
  })

  it.each(sampleJobs)('has structured data of $title that passes the validator', async ({ slug }) => {
    const [block] = await findAll(await htmlOf(paths.job(slug)), 'script[type="application/ld+json"]')
    expect(await structuredDataFaults(JSON.parse(block?.text ?? '')['@graph'])).toEqual([])
  })

  it.each(sampleJobs)('shows $title with all that an applicant asks, under "Careers" in the menu', async (job) => {
    const html = await htmlOf(paths.job(job.slug))
    const above = await attributesOf(html, 'header nav a[aria-current=true]', 'href')
    expect(above).toEqual([paths.careers, paths.careers])
    expect((await findAll(html, 'h1')).map(({ text }) => text)).toEqual([job.title])
    const text = await mainText(html)
    for (const words of [job.summary, job.place, job.hours, job.colleagues, job.howToApply])
      expect(text).toContain(words)
    for (const words of Object.values(careers.job).filter((word) => typeof word === 'string'))
      if (job.remote || words !== careers.job.remote) expect(text).toContain(words)
  })

  it('is found in the sitemap and by assistants', async () => {
    for (const path of [paths.sitemap, paths.llms])
      for (const { slug } of sampleJobs) expect(await htmlOf(path)).toContain(paths.job(slug))
  })

  it('says that no position is open once both are closed', async () => {
    vi.setSystemTime(Date.UTC(2027, 0, 17))
    expect(await mainText(await htmlOf(paths.careers))).toContain(careers.emptyState)
  })
})
