import { brandBySlug } from './brands.ts'
import { careers, company, lists } from './content.ts'
import { isoDay } from './news.ts'
import type { Job } from './schemas/job.ts'

/** The latest first, those closed and to come included. */
export const jobs: Job[] = lists.jobs

export const employerName = ({ brand }: Job) => (brand ? brandBySlug(brand).name : company.name)

/** What a job's page says of it, each with its label. */
export const factsOf = (job: Job) => {
  const words = careers.job
  return {
    place: { label: words.place, text: job.remote ? `${job.place}, ${words.remote}` : job.place },
    pay: { label: words.pay, text: payWords(job) },
    hours: { label: words.hours, text: `${words.employment[job.employment]}. ${job.hours}` },
    colleagues: { label: words.colleagues, text: job.colleagues },
    lastDay: { label: words.lastDay, text: dayInWords(job.lastDay) },
  }
}

const inWords = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'full' })
const dayInWords = (day: string) =>
  inWords
    .format(new Date(isoDay(day)))
    .replaceAll(' ', '\u00a0')
    .replace(',\u00a0', ', ')
const dollars = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  trailingZeroDisplay: 'stripIfInteger',
})

function payWords({ pay: { from, to, per } }: Job) {
  const range = from === to ? [from] : [from, to]
  const words = careers.job
  return `${range.map((amount) => dollars.format(amount)).join(` ${words.to} `)} ${words.per[per]}`
}
