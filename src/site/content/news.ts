import { lists } from './content.ts'
import type { NewsItem } from './schemas/news-item.ts'
import { textsOf } from './schemas/prose.ts'

const wordsPerMinute = 200

/** Newest first. */
export const news: NewsItem[] = lists.news

/** The day of the newest item: yyyy-mm-dd. */
export const newestDay = news.map(isoDate)[0] as string

/** Items that have a page. */
export const articles = news.filter(({ hasLink }) => hasLink)

/** The next older article; after the oldest, the newest. */
export const articleAfter = (item: NewsItem) => articles[(articles.indexOf(item) + 1) % articles.length] as NewsItem

export function readTime({ description }: NewsItem) {
  const words = textsOf(description).join(' ').split(/\s+/).length
  return `${Math.ceil(words / wordsPerMinute)} minute read!`
}

/** The item's date as yyyy-mm-dd. */
export function isoDate({ date }: NewsItem) {
  return date.split('/').reverse().join('-')
}
