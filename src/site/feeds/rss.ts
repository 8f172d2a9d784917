import { paths } from '../../paths.ts'
import { company } from '../content/company.ts'
import { newsroom } from '../content/news/newsroom.ts'
import { absolute } from '../layout/structured-data.ts'
import { type Entry, entries } from './entries.ts'
import { element, escapeXml } from './xml.ts'

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
<atom:link href="${escapeXml(absolute(paths.newsRss))}" rel="self" type="application/rss+xml"/>
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
