import { company } from '../content/company.ts'
import { indexableMetas } from '../pages/all.ts'
import { element } from './xml.ts'

/** Every page that search engines may list. Source: https://www.sitemaps.org/protocol.html */
export function sitemap() {
  const urls = indexableMetas.map(
    ({ pathname, lastModified }) =>
      `<url>${element('loc', company.origin + pathname)}${lastModified ? element('lastmod', lastModified) : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
