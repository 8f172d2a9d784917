import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { company, contactInfo } from '../../../src/site/content/content.ts'
import { brandSlugs } from '../../../src/site/content/schemas/brand.ts'
import { toDataBlock } from '../../../src/site/layout/structured-data.ts'
import { indexableMetas } from '../../../src/site/pages/all.ts'
import { findAll } from '../../helpers/html.ts'
import { sampleJobs } from '../../helpers/samples.ts'
import { htmlOf } from '../../helpers/site.ts'
import { forgetSite, siteWith } from '../../helpers/site-with.ts'

type Thing = { '@type': string; '@id'?: string; [property: string]: unknown }

/** What Google's documentation and schema.org ask of each. */
const required: Record<string, string[]> = {
  Organization: ['@id', 'name', 'legalName', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  AboutPage: ['@id', 'url', 'name', 'description', 'mainEntity'],
  CollectionPage: ['@id', 'url', 'name', 'description'],
  ContactPage: ['@id', 'url', 'name', 'description', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  NewsArticle: ['@id', 'headline', 'datePublished', 'author', 'publisher', 'image', 'mainEntityOfPage'],
  Person: ['name'],
  Brand: ['@id', 'name'],
  NGO: ['@id', 'name'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  ContactPoint: ['contactType', 'email'],
  ImageObject: ['url'],
  JobPosting: [
    ...['@id', 'title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation', 'baseSalary'],
    ...['employmentType', 'identifier', 'directApply'],
  ],
  Place: ['address'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
  Event: ['name', 'startDate', 'endDate', 'location', 'organizer', 'eventStatus', 'eventAttendanceMode', 'image'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitText'],
  PropertyValue: ['name', 'value'],
  Country: ['name'],
}

const graphOf = async (path: string): Promise<Thing[]> => graphIn(await htmlOf(path))

const graphIn = async (html: string): Promise<Thing[]> => {
  const blocks = await findAll(html, 'script[type="application/ld+json"]')
  expect(blocks).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.text ?? '')
  expect(context).toBe('https://schema.org')
  return graph
}
const ofType = (graph: Thing[], type: string) => graph.find((thing) => thing['@type'] === type)

const posting = (graph: Thing[]) => ofType(graph, 'JobPosting') as Thing

/** A thing and everything in it that has a type. */
const everyThing = (value: unknown): Thing[] => {
  if (typeof value !== 'object' || value === null) return []
  return [...('@type' in value ? [value as Thing] : []), ...Object.values(value).flatMap(everyThing)]
}

describe.each(indexableMetas())('$pathname', ({ pathname, title, type = 'WebPage', published }) => {
  it('describes the company, the site and the page with all required and no empty properties', async () => {
    const graph = await graphOf(pathname)
    const types = graph.map((thing) => thing['@type'])
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', type]))
    for (const thing of everyThing(graph)) {
      expect(Object.keys(required)).toContain(thing['@type'])
      for (const property of required[thing['@type']] ?? []) expect(thing[property], property).toBeTruthy()
      for (const [property, value] of Object.entries(thing)) expect(value, property).not.toBe('')
    }
    expect(ofType(graph, type)).toMatchObject({ url: company.origin + pathname, name: title })
  })

  it('refers only to nodes that it contains', async () => {
    const graph = await graphOf(pathname)
    const held = new Set(everyThing(graph).map((thing) => thing['@id']))
    const referred = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(referred.filter((id) => !held.has(id))).toEqual([])
  })

  it(pathname === '/' ? 'has no way to itself' : 'shows the way to itself from the home page', async () => {
    const list = ofType(await graphOf(pathname), 'BreadcrumbList')
    if (pathname === '/') return expect(list).toBeUndefined()
    const steps = list?.itemListElement as { item: string; position: number }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(steps[0]?.item).toBe(`${company.origin}/`)
    expect(steps.at(-1)?.item).toBe(company.origin + pathname)
  })

  it(published ? 'is an article of its day' : 'is no article', async () => {
    expect(ofType(await graphOf(pathname), 'NewsArticle')?.datePublished).toBe(published)
  })
})

it.each([paths.home, paths.ourStory, paths.contact])('gives the address and the brands on %s', async (path) => {
  const organization = ofType(await graphOf(path), 'Organization')
  expect(organization?.address).toMatchObject({ streetAddress: contactInfo.street, addressLocality: contactInfo.city })
  expect(organization?.brand).toHaveLength(brandSlugs.length)
})

it.each(brandSlugs)('makes %s the subject of its page', async (slug) => {
  const graph = await graphOf(paths.brand(slug))
  const brand = ofType(graph, slug === 'fnd' ? 'NGO' : 'Brand')
  expect(brand?.url).toBe(company.origin + paths.brand(slug))
  expect(ofType(graph, 'WebPage')?.mainEntity).toEqual({ '@id': brand?.['@id'] })
})

describe('a job', async () => {
  const ask = await siteWith({ jobs: sampleJobs })
  vi.setSystemTime(Date.UTC(2026, 10, 24, 20))
  const answers = await Promise.all(
    [paths.careers, ...sampleJobs.map(({ slug }) => paths.job(slug))].map((path) => ask(path)),
  )
  vi.useRealTimers()
  forgetSite()
  const [list = [], ...pages] = await Promise.all(answers.map(({ text }) => graphIn(text)))

  it('is posted on its own page only', () => {
    expect(everyThing(list).map((thing) => thing['@type'])).not.toContain('JobPosting')
    for (const page of pages) expect(ofType(page, 'WebPage')?.mainEntity).toEqual({ '@id': posting(page)['@id'] })
  })

  it('has all that search engines require, and no empty property', () => {
    for (const thing of pages.flatMap(everyThing)) {
      for (const property of required[thing['@type']] ?? [thing['@type']])
        expect(thing, property).toHaveProperty(property)
      for (const [property, value] of Object.entries(thing)) expect(value, property).not.toBe('')
    }
  })

  it('is described in HTML, with its pay, its place and the moment at which it closes', () => {
    expect(pages.map(posting)).toMatchObject([
      {
        title: 'Bookkeeper',
        datePosted: '2026-11-23',
        employmentType: 'FULL_TIME',
        hiringOrganization: { name: company.name, sameAs: `${company.origin}/` },
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { name: 'Canada' },
        baseSalary: { currency: 'CAD', value: { minValue: 62_000, maxValue: 71_000, unitText: 'YEAR' } },
      },
      {
        description: expect.stringMatching(/^<p>You lead .*<ul><li>write .*<strong>.*<h3>What we find hard<\/h3>/s),
        validThrough: '2026-12-12T07:00:00.000Z',
        hiringOrganization: { name: 'VR Classroom BC', sameAs: company.origin + paths.brand('vrc') },
        jobLocation: { address: { addressLocality: 'Gibsons', addressRegion: 'BC', addressCountry: 'Canada' } },
        baseSalary: { value: { unitText: 'HOUR' } },
      },
    ])
    expect(posting(pages[1] ?? [])).not.toHaveProperty('jobLocationType')
  })
})

it('is absent from pages excluded from search engines', async () => {
  expect(await findAll(await htmlOf(paths.notFound), 'script[type="application/ld+json"]')).toEqual([])
})

it('escapes text that would end the script element', () => {
  const meta = { ...indexableMetas()[0], title: '</script><script>alert(1)</script><!--' } as never
  const text = toDataBlock(meta)
  expect(text).not.toContain('<')
  expect(JSON.stringify(JSON.parse(text))).toContain('</script>')
})
