import type { NewsArticle } from 'schema-dts'
import { paths } from '../../../paths.ts'
import { newsroom } from '../../content/content.ts'
import { articles, isoDate } from '../../content/news.ts'
import type { NewsItem } from '../../content/schemas/news-item.ts'
import { textsOf } from '../../content/schemas/prose.ts'
import { previewPath } from '../../layout/page-meta.ts'
import { articlePlate } from '../../layout/plates-of.ts'
import type { SitePage } from '../../layout/site-page.tsx'
import { absolute, organizationId } from '../../layout/structured-data.ts'
import { isShown, newestDayAt } from '../../publication/shown.ts'
import { Article } from './article.tsx'
import { Newsroom } from './newsroom.tsx'

export const newsroomPages: SitePage[] = [
  {
    meta: {
      pathname: paths.newsroom,
      title: 'Newsroom | Forager',
      content: [
        'News from the Forager brands and foundation: films, classrooms, charts and a lighthouse, told by the people who were there.',
      ],
      type: 'CollectionPage',
      lastModified: newestDayAt,
      keywords: ['Forager news', 'newsroom', 'heritage news', 'tourism news'],
      children: articles.map(({ slug }) => paths.article(slug)),
      preview: { words: newsroom.opening.heading, plates: ['plates/newsroom'] },
    },
    body: ({ now }) => <Newsroom now={now} />,
  },
  ...articles.map(articlePage),
]

function articlePage(item: NewsItem): SitePage {
  const { slug, heading, summary, keywords } = item
  return {
    meta: {
      pathname: paths.article(slug),
      title: `${heading} | Forager`,
      content: [summary],
      keywords,
      categories: ['Newsroom'],
      published: isoDate(item),
      lastModified: () => isoDate(item),
      preview: { words: heading, plates: [articlePlate(item) ?? 'plates/newsroom'] },
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
