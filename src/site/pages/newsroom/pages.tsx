import type { NewsArticle } from 'schema-dts'
import { nextOfficeDay } from '../../../contactmails/due/office-time.ts'
import { paths } from '../../../paths.ts'
import { newsroom, press } from '../../content/content.ts'
import { articles, isoDate, news } from '../../content/news.ts'
import type { NewsItem } from '../../content/schemas/news-item.ts'
import { textsOf } from '../../content/schemas/prose.ts'
import { metaOf, previewPath } from '../../layout/page-meta.ts'
import { articlePlate } from '../../layout/plates-of.ts'
import type { SitePage } from '../../layout/site-page.tsx'
import { absolute, organizationId } from '../../layout/structured-data.ts'
import { isShown, newestDayAt, newsPage, newsPerPage } from '../../publication/shown.ts'
import { Article } from './article.tsx'
import { Newsroom } from './newsroom.tsx'
import { Press } from './press.tsx'

const pageCount = Math.max(1, Math.ceil(news.length / newsPerPage))

export const newsroomPages: SitePage[] = [
  ...Array.from({ length: pageCount }, (_, at) => newsroomPage(at + 1)),
  {
    meta: { ...metaOf(paths.press, press, 'plates/press'), categories: ['Newsroom'] },
    changesAt: nextOfficeDay,
    body: ({ now }) => <Press now={now} />,
  },
  ...articles.map(articlePage),
]

function newsroomPage(page: number): SitePage {
  const isFirst = page === 1
  const which = isFirst ? '' : `, page ${page}`
  return {
    meta: {
      pathname: paths.newsPage(page),
      title: `Newsroom${which} | Forager`,
      content: [
        `News from the Forager brands and foundation${which}: films, classrooms, charts and a lighthouse, told by the people who were there.`,
      ],
      type: 'CollectionPage',
      lastModified: newestDayAt,
      keywords: ['Forager news', 'newsroom', 'heritage news', 'tourism news'],
      ...(isFirst ? { children: articles.map(({ slug }) => paths.article(slug)) } : { categories: ['Newsroom'] }),
      preview: { words: newsroom.opening.heading, plates: ['plates/newsroom'] },
    },
    isShown: (now) => isFirst || newsPage(now, page).length > 0,
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
    entity: newsArticle(item),
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
    image: absolute(previewPath(pathname)),
    articleBody: textsOf(item.description).join('\n\n'),
    keywords: item.keywords.join(', '),
    inLanguage: 'en-CA',
    isAccessibleForFree: true,
    mainEntityOfPage: { '@id': absolute(`${pathname}#page`) },
  }
}
