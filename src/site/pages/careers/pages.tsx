import type { JobPosting } from 'schema-dts'
import { paths } from '../../../paths.ts'
import { brandBySlug } from '../../content/brands.ts'
import { careers, company, contactInfo } from '../../content/content.ts'
import { employerName, jobs } from '../../content/jobs.ts'
import { isoDay } from '../../content/news.ts'
import type { Job } from '../../content/schemas/job.ts'
import { listMeta, metaOf } from '../../layout/page-meta.ts'
import type { SitePage } from '../../layout/site-page.tsx'
import { absolute, brandId, organization, proseHtml } from '../../layout/structured-data.ts'
import { endOf, isShown, jobsPage, pageNumbers } from '../../publication/shown.ts'
import { Careers } from './careers.tsx'
import { JobPage } from './job.tsx'

export const careersPages: SitePage[] = [...pageNumbers(jobs).map(careersPage), ...jobs.map(jobPage)]

function careersPage(page: number): SitePage {
  return {
    meta: {
      ...listMeta(page, paths.careersPage(page), careers, 'plates/careers'),
      children: jobs.map(({ slug }) => paths.job(slug)),
    },
    isShown: (now) => page === 1 || jobsPage(now, page).length > 0,
    body: ({ now }) => <Careers now={now} page={page} />,
  }
}

export function jobPage(job: Job): SitePage {
  const { slug, title, summary, place, posted } = job
  const keywords = [title, `jobs in ${place}`, `jobs at ${employerName(job)}`]
  const words = { meta: { title: `${title} | Forager`, summary, keywords }, opening: { heading: title } }
  return {
    meta: {
      ...metaOf(paths.job(slug), words, 'plates/careers'),
      categories: ['Careers'],
      lastModified: () => isoDay(posted),
    },
    entity: () => jobPosting(job),
    isShown: (now) => isShown(job, now),
    body: () => <JobPage job={job} />,
  }
}

/** Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
function jobPosting(job: Job): JobPosting {
  const { slug, title, place, pay, brand } = job
  const [addressLocality = '', addressRegion = ''] = place.split(', ')
  const addressCountry = contactInfo.country
  return {
    '@type': 'JobPosting',
    '@id': absolute(`${paths.job(slug)}#job`),
    url: absolute(paths.job(slug)),
    title,
    description: job.description.map(proseHtml).join('\n'),
    datePosted: isoDay(job.posted),
    validThrough: new Date(endOf(job.lastDay)).toISOString(),
    employmentType: job.employment.toUpperCase().replace('-', '_'),
    workHours: job.hours,
    identifier: { '@type': 'PropertyValue', name: company.name, value: slug },
    hiringOrganization: brand
      ? { ...organization, '@id': brandId(brand), name: brandBySlug(brand).name, sameAs: absolute(paths.brand(brand)) }
      : { ...organization, sameAs: organization.url },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry },
    },
    ...(job.remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: addressCountry },
    }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CAD',
      value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: pay.per.toUpperCase() },
    },
    directApply: true,
  }
}
