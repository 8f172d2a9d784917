import { lists } from './content.ts'
import type { NewsItem } from './schemas/news-item.ts'
import { textsOf } from './schemas/prose.ts'

const wordsPerMinute = 200

/** Newest first, those to come included. */
export const news: NewsItem[] = lists.news

/** Items that have a page. */
export const articles = news.filter(({ hasLink }) => hasLink)

export function readTime({ description }: NewsItem) {
  const words = textsOf(description).join(' ').split(/\s+/).length
  return `${Math.ceil(words / wordsPerMinute)} minute read!`
}

/** The item's date as yyyy-mm-dd. */
export function isoDate({ date }: NewsItem) {
  return isoDay(date)
}

/** A day of content as yyyy-mm-dd. */
export function isoDay(day: string) {
  return day.split('/').reverse().join('-')
}
