import type { NewsArticle } from 'schema-dts'
import { paths } from '../../../paths.ts'
import { isoDate, slugOf } from '../../content/news/all.ts'
import type { NewsItem } from '../../content/news/news-item-schema.ts'
import { previewPath } from '../../layout/preview-path.ts'
import { absolute, organizationId } from '../../layout/structured-data.ts'

/** An article as structured data. */
export function newsArticle(item: NewsItem): NewsArticle {
  const pathname = paths.article(slugOf(item.heading))
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
    articleBody: item.description.join('\n\n'),
    keywords: item.keywords.join(', '),
    inLanguage: 'en-CA',
    isAccessibleForFree: true,
    mainEntityOfPage: { '@id': absolute(`${pathname}#page`) },
  }
}
