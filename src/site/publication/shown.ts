import { dayLength } from '../../contactmails/due/holidays.ts'
import { momentOf } from '../../contactmails/due/office-time.ts'
import { jobs } from '../content/jobs.ts'
import { isoDate, news } from '../content/news.ts'
import type { NewsItem } from '../content/schemas/news-item.ts'

export type Dated = { date?: string; appears?: string; posted?: string; lastDay?: string | undefined }

/** Whether an entry is public: from the minute at which it appears to the end of its last day, both at the office. */
export const isShown = (entry: Dated, now: Date) => {
  const [from, until] = periodOf(entry)
  return from <= now.getTime() && now.getTime() < until
}

export const firstShown = (entry: Dated, now: Date) => new Date(Math.max(now.getTime(), periodOf(entry)[0]))

/** Cached: every list of pages asks for every entry, and `Intl` is slow. */
const periods = new WeakMap<Dated, [from: number, until: number]>()

const periodOf = (entry: Dated) => {
  const period = periods.get(entry) ?? readPeriod(entry)
  periods.set(entry, period)
  return period
}

const readPeriod = ({ date, posted = date, appears = posted, lastDay }: Dated): [from: number, until: number] => [
  appears ? momentOf(appears) : 0,
  lastDay ? endOf(lastDay) : Number.POSITIVE_INFINITY,
]

export const newsAt = (now: Date) => news.filter((item) => isShown(item, now))

export const perPage = 13
const onPage = <Entry>(list: Entry[], page: number) => list.slice((page - 1) * perPage, page * perPage)
export const pageNumbers = (list: object[]) =>
  Array.from({ length: Math.max(1, Math.ceil(list.length / perPage)) }, (_, at) => at + 1)

export const newsPage = (now: Date, page: number) => onPage(newsAt(now), page)
export const jobsPage = (now: Date, page: number) => onPage(jobsAt(now), page)

export const newestDayAt = (now: Date) => newsAt(now).map(isoDate)[0]

export const jobsAt = (now: Date) => jobs.filter((job) => isShown(job, now))

export function articleAfter(item: NewsItem, now: Date) {
  const articles = newsAt(now).filter(({ hasLink }) => hasLink)
  return articles[(articles.indexOf(item) + 1) % articles.length] ?? item
}

export const nextPublication = (now: Date) =>
  Math.min(...[...news, ...jobs].flatMap(periodOf).filter((moment) => moment > now.getTime()))

export const endOf = (day: string) => momentOf(day, dayLength)
