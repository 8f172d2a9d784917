import { paths } from '../../paths.ts'
import { isoDate, news, slugOf } from '../content/news/all.ts'
import { newsroom } from '../content/news/newsroom.ts'
import type { NewsItem } from '../content/schemas/news-item-schema.ts'
import { openGraphImage } from '../layout/head.tsx'
import { absolute } from '../layout/structured-data.ts'
import { element, escapeXml } from './xml.ts'

/** The entries of both feeds, newest first. An item without a page links to its card. */
export const entries = () =>
  news.map((item) => {
    const slug = slugOf(item.heading)
    const path = item.hasLink ? paths.article(slug) : `${paths.newsroom}#${slug}`
    const image = item.hasLink ? openGraphImage({ pathname: path }) : undefined
    return {
      url: absolute(path),
      title: item.heading,
      summary: item.summary,
      html: toHtml(item),
      // Noon on the Pacific coast, which is the same day everywhere in Canada.
      date: new Date(`${isoDate(item)}T20:00:00Z`),
      author: item.author,
      tags: item.keywords,
      image: image && { url: absolute(image.src), alt: image.alt },
    }
  })
export type Entry = ReturnType<typeof entries>[number]

function toHtml({ subheading, description, about }: NewsItem) {
  const list = about.map((one) => `${element('dt', one.entity)}${element('dd', one.description)}`)
  return [
    `<p><strong>${escapeXml(subheading)}</strong></p>`,
    ...description.map((paragraph) => element('p', paragraph)),
    ...(list.length > 0 ? [element('h2', newsroom.about), `<dl>${list.join('')}</dl>`] : []),
  ].join('\n')
}
