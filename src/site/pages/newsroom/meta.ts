import { paths } from '../../../paths.ts'
import { articles, isoDate, newestDay, slugOf } from '../../content/news/all.ts'
import type { NewsItem } from '../../content/news/news-item-schema.ts'
import { newsroom } from '../../content/newsroom.ts'
import type { PageMeta } from '../../layout/page-meta.ts'
import { articlePreview } from './article-preview.ts'

export const meta: PageMeta = {
  pathname: paths.newsroom,
  title: 'Newsroom | Forager',
  content: [
    'News from the Forager brands and foundation: films, classrooms, charts and a lighthouse, told by the people who were there.',
  ],
  type: 'CollectionPage',
  lastModified: newestDay,
  keywords: ['Forager news', 'newsroom', 'heritage news', 'tourism news'],
  children: articles.map(({ heading }) => paths.article(slugOf(heading))),
  preview: { words: newsroom.opening.heading, plates: ['plates/newsroom'] },
}

export const metas: PageMeta[] = [meta, ...articles.map(articleMeta)]

export function articleMeta(item: NewsItem): PageMeta {
  const { heading, summary, keywords } = item
  return {
    pathname: paths.article(slugOf(heading)),
    title: `${heading} | Forager`,
    content: [summary],
    keywords,
    categories: ['Newsroom'],
    published: isoDate(item),
    lastModified: isoDate(item),
    preview: articlePreview(item),
  }
}
