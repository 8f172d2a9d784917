import { type Handler, Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import { nextPublication } from '../publication/shown.ts'
import { jsonFeed, rss } from './news-feeds.ts'
import { llms, manifest, robots, securityTxt, sitemap } from './site-files.ts'

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

const text = 'text/plain; charset=UTF-8'

const left = [`${paths.api.root}/*`, `${paths.admin.root}*`, `${paths.login}*`, paths.logout, '/*.*']

const pages = [
  { href_matches: '/*' },
  ...left.map((path) => ({ not: { href_matches: path } })),
  { not: { selector_matches: '[download], [target]' } },
]

/**
 * Named by a header, so that the content security policy needs no exception. Only the main action is prerendered: begun
 * when a link is pointed at, prerendering is slower on slow devices than fetching alone (bench/RESULTS.md).
 */
const speculationRules = {
  prefetch: [{ where: { and: pages }, eagerness: 'moderate' }],
  // The loader sets `data-idle` on <html> once the page has loaded, except under Save-Data or on a slow connection.
  prerender: [{ where: { and: [...pages, { selector_matches: '[data-idle] a.button' }] }, eagerness: 'immediate' }],
}

const files: Record<string, [type: string, content: () => string]> = {
  [paths.sitemap]: ['application/xml; charset=UTF-8', sitemap],
  [paths.newsRss]: ['application/rss+xml; charset=UTF-8', rss],
  [paths.newsJson]: ['application/feed+json', () => JSON.stringify(jsonFeed())],
  [paths.manifest]: ['application/manifest+json', () => JSON.stringify(manifest())],
  [paths.speculationRules]: ['application/speculationrules+json', () => JSON.stringify(speculationRules)],
  [paths.llms]: [text, () => `${llms()}\n`],
  [paths.securityTxt]: [text, () => securityTxt(new Date())],
  [paths.robots]: [text, robots],
}

export const feeds = new Hono<AppEnv>().get(`${paths.salalPoint}/:file{.+\\.ics}`, calendar)
for (const [path, [type, content]] of Object.entries(files))
  feeds.get(path, (c) => c.body(content(), 200, { ...cached(), 'Content-Type': type }))

export const isFeed = (path: string) => feeds.router.match('GET', path)[0].length > 0
