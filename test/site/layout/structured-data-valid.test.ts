import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { indexableMetas } from '../../../src/site/pages/all.ts'
import { findAll } from '../../helpers/html.ts'
import { sampleJobs } from '../../helpers/samples.ts'
import { structuredDataFaults } from '../../helpers/schema-org.ts'
import { htmlOf } from '../../helpers/site.ts'
import { forgetSite, siteWith } from '../../helpers/site-with.ts'

const graphIn = async (html: string) => {
  const [block] = await findAll(html, 'script[type="application/ld+json"]')
  return JSON.parse(block?.text ?? '')['@graph']
}

describe('structured data', () => {
  it.each(indexableMetas())('of $pathname passes the validator', async ({ pathname }) => {
    expect(await structuredDataFaults(await graphIn(await htmlOf(pathname)))).toEqual([])
  })

  it.each([
    ['a type that schema.org lacks', { '@type': 'Lighthouses' }],
    ['a property that its type lacks', { '@type': 'Place', startDate: '2027-05-07' }],
    ['an inherited property that its type lacks', { '@type': 'NewsArticle', openingHours: 'Mo' }],
    ['a wrong property further in', { '@type': 'Place', event: [{ '@type': 'Event', opens: '10:00' }] }],
  ])('would fail for %s', async (_what, thing) => {
    expect(await structuredDataFaults([thing])).toHaveLength(1)
  })
})

describe('the structured data of a job', async () => {
  const ask = await siteWith({ jobs: sampleJobs })
  vi.setSystemTime(Date.UTC(2026, 10, 24, 20))
  const answers = await Promise.all(sampleJobs.map(({ slug }) => ask(paths.job(slug))))
  vi.useRealTimers()
  forgetSite()
  const graphs: { '@type': string }[][] = await Promise.all(answers.map(({ text }) => graphIn(text)))

  // What the validator recommends for all of them, and Google for remote ones only.
  const forRemote = /"(applicantLocationRequirements|jobLocationType)"/

  it.each(sampleJobs)('passes the validator: $title', async ({ slug, remote }) => {
    const graph = graphs[sampleJobs.findIndex((job) => job.slug === slug)] ?? []
    expect(graph.map((thing) => thing['@type'])).toContain('JobPosting')
    const faults = await structuredDataFaults(graph)
    expect(faults.filter((fault) => remote || !forRemote.test(fault))).toEqual([])
  })

  it.each([
    ...['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation', 'employmentType'],
    'baseSalary',
  ])('would fail without its %s', async (property) => {
    const onSite = graphs[sampleJobs.findIndex(({ remote }) => !remote)] ?? []
    const without = onSite.map((thing) =>
      thing['@type'] === 'JobPosting' ? { ...thing, [property]: undefined } : thing,
    )
    expect(await structuredDataFaults(without)).toContainEqual(expect.stringContaining(`"${property}"`))
  })
})
