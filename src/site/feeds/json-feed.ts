import { paths } from '../../paths.ts'
import { picture } from '../../ui/picture/catalogue.ts'
import { newsroom } from '../content/news/newsroom.ts'
import { absolute } from '../layout/structured-data.ts'
import { entries } from './entries.ts'

export const jsonFeed = () => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: newsroom.feed,
  home_page_url: absolute(paths.newsroom),
  feed_url: absolute(paths.newsJson),
  description: newsroom.opening.paragraphs.join(' '),
  icon: absolute(picture('icons/icon-512').src),
  favicon: absolute(picture('icons/icon-192').src),
  language: 'en-CA',
  items: entries().map(({ url, title, summary, html, date, author, tags, image }) => ({
    id: url,
    url,
    title,
    summary,
    content_html: html,
    date_published: date.toISOString(),
    authors: [{ name: author }],
    tags,
    ...(image && { image: image.url }),
  })),
})
