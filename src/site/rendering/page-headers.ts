import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../env.ts'
import { isForStaff, isUnder, paths } from '../../paths.ts'
import { fontUrls } from '../../ui/picture/catalogue.ts'
import { cacheHeaders, entityTag, versionOf } from './cache-headers.ts'

/** The files that the first paint needs, for Early Hints. No scripts: preloads are fetched at high priority. */
const earlyHints = fontUrls.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ')

type NextChange = (path: string, now: Date) => Date | undefined

/** Adds early hints to every page, caching headers to public pages, and `no-store` to what has no caching header. */
export const pageHeaders = (nextChange: NextChange): MiddlewareHandler<AppEnv> =>
  async function pageHeaders(c, next) {
    // Before the page is rendered: a page that is rendered across its change counts as changed.
    const until = nextChange(c.req.path, new Date())?.getTime()
    await next()
    const { status, headers } = c.res
    const isHtml = headers.get('Content-Type')?.startsWith('text/html')
    if (isHtml && c.req.path !== paths.admin.publishEditor) c.header('Link', earlyHints)
    if (isForStaff(c.req.path) || isUnder(c.req.path, paths.api.root)) c.header('X-Robots-Tag', 'noindex')
    if (headers.has('Cache-Control')) return
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const tag = isRead && status === 200 && until ? entityTag(c.req.path, c.env ?? {}, until) : null
    if (!tag || !until)
      return c.header('Cache-Control', [301, 308].includes(status) ? 'public, max-age=3600' : 'no-store')
    // Not by `c.header`, which copies the whole response each time.
    const written = c.res.headers
    for (const [name, value] of Object.entries(cacheHeaders(c.env ?? {}, until))) written.set(name, value)
    written.set('Cache-Tag', `version-${versionOf(c.env ?? {})}`)
    written.set('ETag', tag)
    written.set('Speculation-Rules', `"${paths.speculationRules}"`)
  }
