import { Hono } from 'hono'
import { company } from '../../content/company.ts'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import { indexableMetas } from '../all.ts'
import { manifest } from './manifest.ts'
import { securityTxt } from './security-txt.ts'

/** What search engines, home screens and security researchers read. */
export const feeds = new Hono<AppEnv>()
  .get(paths.sitemap, (c) => c.body(sitemap(), 200, { 'Content-Type': 'application/xml; charset=UTF-8' }))
  .get(paths.manifest, (c) => c.body(JSON.stringify(manifest()), 200, { 'Content-Type': 'application/manifest+json' }))
  .get(paths.securityTxt, (c) => c.text(securityTxt(new Date())))
  .get(paths.robots, (c) =>
    c.text(`User-agent: *\nDisallow: ${paths.api.root}/\n\nSitemap: ${company.origin}${paths.sitemap}\n`),
  )

function sitemap() {
  const urls = indexableMetas.map(({ pathname }) => `<url><loc>${escapeXml(company.origin + pathname)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
