import type { NewsArticle } from 'schema-dts'
import { isoDate, slugOf } from '../../content/news/all.ts'
import { openGraphImage } from '../../layout/open-graph-image.ts'
import { absolute, organizationId } from '../../layout/structured-data.ts'
import { paths } from '../../paths.ts'
import type { NewsItem } from '../../schemas/news-item.ts'

/** An article as search engines and readers take it. */
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
    image: absolute(openGraphImage({ pathname }).src),
    articleBody: item.description.join('\n\n'),
    keywords: item.keywords.join(', '),
    inLanguage: 'en-CA',
    isAccessibleForFree: true,
    mainEntityOfPage: { '@id': absolute(`${pathname}#page`) },
  }
}
