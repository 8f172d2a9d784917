import type { NewsArticle } from 'schema-dts'
import { nextOfficeDay } from '../../../contactmails/due/office-time.ts'
import { paths } from '../../../paths.ts'
import { newsroom, press } from '../../content/content.ts'
import { articles, isoDate, news } from '../../content/news.ts'
import type { NewsItem } from '../../content/schemas/news-item.ts'
import { textsOf } from '../../content/schemas/prose.ts'
import { openGraphImage } from '../../layout/head.tsx'
import { listMeta, metaOf } from '../../layout/page-meta.ts'
import { articlePlate } from '../../layout/plates-of.ts'
import type { SitePage } from '../../layout/site-page.tsx'
import { absolute, organizationId } from '../../layout/structured-data.ts'
import { isShown, newestDayAt, newsPage, pageNumbers } from '../../publication/shown.ts'
import { Article } from './article.tsx'
import { Newsroom } from './newsroom.tsx'
import { Press } from './press.tsx'

export const newsroomPages: SitePage[] = [
  ...pageNumbers(news).map(newsroomPage),
  {
    meta: { ...metaOf(paths.press, press, 'plates/press'), categories: ['Newsroom'] },
    changesAt: nextOfficeDay,
    body: ({ now }) => <Press now={now} />,
  },
  ...articles.map(articlePage),
]

function newsroomPage(page: number): SitePage {
  return {
    meta: {
      ...listMeta(page, paths.newsPage(page), newsroom, 'plates/newsroom'),
      type: 'CollectionPage',
      lastModified: newestDayAt,
      children: articles.map(({ slug }) => paths.article(slug)),
    },
    isShown: (now) => page === 1 || newsPage(now, page).length > 0,
    body: ({ now }) => <Newsroom now={now} page={page} />,
  }
}

export function articlePage(item: NewsItem): SitePage {
  const { slug, heading, summary, keywords } = item
  const words = { meta: { title: `${heading} | Forager`, summary, keywords }, opening: item }
  return {
    meta: {
      ...metaOf(paths.article(slug), words, articlePlate(item) ?? 'plates/newsroom'),
      categories: ['Newsroom'],
      published: isoDate(item),
      lastModified: () => isoDate(item),
    },
    entity: () => newsArticle(item),
    isShown: (now) => isShown(item, now),
    body: ({ now }) => <Article item={item} now={now} />,
  }
}

function newsArticle(item: NewsItem): NewsArticle {
  const pathname = paths.article(item.slug)
  return {
    '@type': 'NewsArticle',
    '@id': absolute(`${pathname}#article`),
    headline: item.heading,
    alternativeHeadline: item.subheading,
    description: item.summary,
    datePublished: isoDate(item),
    author: { '@type': 'Person', name: item.author },
    publisher: { '@id': organizationId },
    image: absolute(openGraphImage({ pathname }).src),
    articleBody: textsOf(item.description).join('\n\n'),
    keywords: item.keywords.join(', '),
    inLanguage: 'en-CA',
    isAccessibleForFree: true,
    mainEntityOfPage: { '@id': absolute(`${pathname}#page`) },
  }
}
