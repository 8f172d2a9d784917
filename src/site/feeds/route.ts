import { Hono } from 'hono'
import { company } from '../../content/company.ts'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import { jsonFeed } from './json-feed.ts'
import { llms } from './llms.ts'
import { manifest } from './manifest.ts'
import { rss } from './rss.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'
import { speculationRules } from './speculation-rules.ts'

const kept = { 'Cache-Control': 'public, max-age=600' }

/** What search engines, feed readers, assistants, home screens and security researchers read. */
export const feeds = new Hono<AppEnv>()
  .get(paths.sitemap, (c) => c.body(sitemap(), 200, { ...kept, 'Content-Type': 'application/xml; charset=UTF-8' }))
  .get(paths.newsRss, (c) => c.body(rss(), 200, { ...kept, 'Content-Type': 'application/rss+xml; charset=UTF-8' }))
  .get(paths.newsJson, (c) =>
    c.body(JSON.stringify(jsonFeed()), 200, { ...kept, 'Content-Type': 'application/feed+json' }),
  )
  .get(paths.manifest, (c) =>
    c.body(JSON.stringify(manifest()), 200, { ...kept, 'Content-Type': 'application/manifest+json' }),
  )
  .get(paths.speculationRules, (c) =>
    c.body(JSON.stringify(speculationRules), 200, { ...kept, 'Content-Type': 'application/speculationrules+json' }),
  )
  .get(paths.llms, (c) => c.text(`${llms()}\n`, 200, kept))
  .get(paths.securityTxt, (c) => c.text(securityTxt(new Date()), 200, kept))
  .get(paths.robots, (c) =>
    c.text(`User-agent: *\nDisallow: ${paths.api.root}/\n\nSitemap: ${company.origin}${paths.sitemap}\n`, 200, kept),
  )
