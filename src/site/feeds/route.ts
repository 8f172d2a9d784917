import { type Handler, Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import { company } from '../content/content.ts'
import { nextPublication } from '../publication/shown.ts'
import { jsonFeed, rss } from './news-feeds.ts'
import { llms, manifest, securityTxt, sitemap } from './site-files.ts'
import { speculationRules } from './speculation-rules.ts'

/** For ten minutes, but not past the next moment at which an entry appears or goes. */
const cached = () => {
  const left = Math.floor((nextPublication(new Date()) - Date.now()) / 1000)
  return { 'Cache-Control': `public, max-age=${Math.min(600, left)}` }
}

const calendar: Handler<AppEnv> = async (c, next) => {
  const { lampCalendar } = await import('./lamp-calendar.ts')
  const found = lampCalendar(new Date(), c.req.param('file')?.slice(0, -4) ?? '')
  return found ? c.body(found, 200, { ...cached(), 'Content-Type': 'text/calendar; charset=UTF-8' }) : next()
}

export const feeds = new Hono<AppEnv>()
  .get(paths.sitemap, (c) => c.body(sitemap(), 200, { ...cached(), 'Content-Type': 'application/xml; charset=UTF-8' }))
  .get(paths.newsRss, (c) => c.body(rss(), 200, { ...cached(), 'Content-Type': 'application/rss+xml; charset=UTF-8' }))
  .get(paths.newsJson, (c) =>
    c.body(JSON.stringify(jsonFeed()), 200, { ...cached(), 'Content-Type': 'application/feed+json' }),
  )
  .get(paths.manifest, (c) =>
    c.body(JSON.stringify(manifest()), 200, { ...cached(), 'Content-Type': 'application/manifest+json' }),
  )
  .get(paths.speculationRules, (c) =>
    c.body(JSON.stringify(speculationRules), 200, { ...cached(), 'Content-Type': 'application/speculationrules+json' }),
  )
  .get(paths.llms, (c) => c.text(`${llms()}\n`, 200, cached()))
  .get(paths.securityTxt, (c) => c.text(securityTxt(new Date()), 200, cached()))
  .get(`${paths.salalPoint}/:file{.+\\.ics}`, calendar)
  .get(paths.robots, (c) =>
    c.text(
      `User-agent: *\nDisallow: ${paths.api.root}/\n\nSitemap: ${company.origin}${paths.sitemap}\n`,
      200,
      cached(),
    ),
  )
