import { Hono } from 'hono'
import { articles, isoDate, newestDay, slugOf } from '../../content/news/all.ts'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { NewsItem } from '../../schemas/news-item.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { Article } from './article.tsx'
import { newsArticle } from './news-article.ts'
import { Newsroom } from './page.tsx'

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
}

export const metas: PageMeta[] = [meta, ...articles.map(articleMeta)]

export const route = new Hono<AppEnv>()
  .get(paths.newsroom, (c) => c.render(<Newsroom />, { meta }))
  .get(paths.article(':slug'), (c, next) => {
    const item = articles.find(({ heading }) => slugOf(heading) === c.req.param('slug'))
    return item ? c.render(<Article item={item} />, { meta: articleMeta(item), entity: newsArticle(item) }) : next()
  })

function articleMeta(item: NewsItem): PageMeta {
  const { heading, summary, keywords } = item
  return {
    pathname: paths.article(slugOf(heading)),
    title: `${heading} | Forager`,
    content: [summary],
    keywords,
    categories: ['Newsroom'],
    published: isoDate(item),
    lastModified: isoDate(item),
  }
}
