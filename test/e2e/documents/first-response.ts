import { gzipSync } from 'node:zlib'

/**
 * The HTML of a page with its styles, without the drawings that a first screen shows nothing of: badges, in `<main>`
 * behind its first section. Icons and all that is linked count as they are.
 */
export const withoutArtBelow = (html: string): string => {
  const main = html.indexOf('<main')
  const fold = html.indexOf('</section>', main)
  const end = html.indexOf('</main>')
  if (main === -1 || fold === -1 || fold > end) return html
  const below = html.slice(fold, end).replace(/<svg viewBox="0 0 120 120".*?<\/svg>/gs, '')
  return html.slice(0, fold) + below + html.slice(end)
}

/** Bytes of gzip at level 9. */
export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length

/** What the parser of a page waits for besides the page: style sheets and scripts in its head. */
export const blockingRequests = (html: string): string[] => {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = head.match(/<(link|script)\b[^>]*>/g) ?? []
  return tags.filter((tag) =>
    tag.startsWith('<link')
      ? /\brel="[^"]*\bstylesheet\b/.test(tag) && !/\bmedia="print"/.test(tag)
      : /\bsrc=/.test(tag) && !/\btype="module"|\b(async|defer)\b/.test(tag),
  )
}
