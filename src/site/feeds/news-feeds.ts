import { escapeUTF8 } from 'entities/escape'
import { paths } from '../../paths.ts'
import { picture } from '../../ui/picture/catalogue.ts'
import { company, newsroom } from '../content/content.ts'
import type { NewsItem } from '../content/schemas/news-item.ts'
import { openGraphImage } from '../layout/head.tsx'
import { absolute, proseHtml } from '../layout/structured-data.ts'
import { firstShown, newsPage } from '../publication/shown.ts'
import { element } from './site-files.ts'

export function rss() {
  const items = entries()
  const [newest] = items
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', newsroom.feed)}
${element('link', absolute(paths.newsroom))}
${element('description', newsroom.opening.paragraphs.join(' '))}
<language>en-ca</language>
${element('copyright', company.legalName)}
${newest ? element('lastBuildDate', newest.date.toUTCString()) : ''}
<atom:link href="${absolute(paths.newsRss)}" rel="self" type="application/rss+xml"/>
${items.map(toItem).join('\n')}
</channel>
</rss>
`
}

const toItem = ({ url, title, summary, html, date, author, tags }: Entry) =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    element('pubDate', date.toUTCString()),
    element('dc:creator', author),
    ...tags.map((tag) => element('category', tag)),
    element('description', summary),
    element('content:encoded', html),
    '</item>',
  ].join('\n')

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
    image,
  })),
})

/** The entries of both feeds: what the newsroom's first page shows. An item without a page links to its card. */
const entries = () =>
  newsPage(new Date(), 1).map((item) => {
    const path = item.hasLink ? paths.article(item.slug) : `${paths.newsroom}#${item.slug}`
    return {
      url: absolute(path),
      title: item.heading,
      summary: item.summary,
      html: toHtml(item),
      // Its minute, or midnight at the office: readers may hide what is dated in the future.
      date: firstShown(item, new Date(0)),
      author: item.author,
      tags: item.keywords,
      image: item.hasLink ? absolute(openGraphImage({ pathname: path }).src) : undefined,
    }
  })
type Entry = ReturnType<typeof entries>[number]

function toHtml({ subheading, description, about }: NewsItem) {
  const list = about.map((one) => `${element('dt', one.entity)}${element('dd', one.description)}`)
  return [
    `<p><strong>${escapeUTF8(subheading)}</strong></p>`,
    ...description.map(proseHtml),
    ...(list.length > 0 ? [element('h2', newsroom.about), `<dl>${list.join('')}</dl>`] : []),
  ].join('\n')
}
