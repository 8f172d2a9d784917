import type { NewsItem } from '../schemas/news-item-schema.ts'
import { chart } from './a-chart-of-every-dock-on-the-sound.ts'
import { lighthouse } from './a-lighthouse-keeps-its-lamp.ts'
import { glacier } from './nine-classrooms-visit-one-glacier.ts'
import { office } from './the-office-has-moved-up-the-hill.ts'
import { finalist } from './the-vr-voyage-is-a-finalist.ts'

const wordsPerMinute = 200

/** Newest first. */
export const news: NewsItem[] = [finalist, lighthouse, glacier, chart, office].toSorted((one, other) =>
  isoDate(other).localeCompare(isoDate(one)),
)

/** The day of the newest item: yyyy-mm-dd. */
export const newestDay = news.map(isoDate)[0] as string

/** Items that have a page. */
export const articles = news.filter(({ hasLink }) => hasLink)

/** The next older article; after the oldest, the newest. */
export const articleAfter = (item: NewsItem) => articles[(articles.indexOf(item) + 1) % articles.length] as NewsItem

export function slugOf(heading: string) {
  return heading.toLowerCase().replaceAll(' ', '-')
}

export function readTime({ description }: NewsItem) {
  const words = description.join(' ').split(/\s+/).length
  return `${Math.ceil(words / wordsPerMinute)} minute read!`
}

/** The item's date as yyyy-mm-dd. */
export function isoDate({ date }: NewsItem) {
  return date.split('/').reverse().join('-')
}
