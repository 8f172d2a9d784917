import { lists } from './content.ts'
import type { NewsItem } from './schemas/news-item.ts'

/** Newest first, as build/content/read.ts sorts them, those to come included. */
export const news: NewsItem[] = lists.news

/** Items that have a page. */
export const articles = news.filter(({ hasLink }) => hasLink)

/** The item's date as yyyy-mm-dd. */
export function isoDate({ date }: NewsItem) {
  return isoDay(date)
}

/** A day of content as yyyy-mm-dd. */
export function isoDay(day: string) {
  return day.split('/').reverse().join('-')
}
