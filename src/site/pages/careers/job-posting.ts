import type { JobPosting } from 'schema-dts'
import { paths } from '../../../paths.ts'
import { brandBySlug } from '../../content/brands.ts'
import { company, contactInfo } from '../../content/content.ts'
import { isoDay } from '../../content/news.ts'
import type { Job } from '../../content/schemas/job.ts'
import { absolute, brandId, organization, proseHtml } from '../../layout/structured-data.ts'
import { endOf } from '../../publication/shown.ts'

const employmentTypes = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', temporary: 'TEMPORARY' }

/** Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export function jobPosting(job: Job): JobPosting {
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
    employmentType: employmentTypes[job.employment],
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
