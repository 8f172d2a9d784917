import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { articles, slugOf } from '../../content/news/all.ts'
import { Article } from './article.tsx'
import { articleMeta, meta } from './meta.ts'
import { newsArticle } from './news-article.ts'
import { Newsroom } from './page.tsx'

export const route = new Hono<AppEnv>()
  .get(paths.newsroom, (c) => c.render(<Newsroom />, { meta }))
  .get(paths.article(':slug'), (c, next) => {
    const item = articles.find(({ heading }) => slugOf(heading) === c.req.param('slug'))
    return item ? c.render(<Article item={item} />, { meta: articleMeta(item), entity: newsArticle(item) }) : next()
  })
