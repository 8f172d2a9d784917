import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import { fontUrls } from '../../ui/picture/catalogue.ts'
import { entityTag, versionOf } from './entity-tag.ts'
import { pageCacheControl } from './page-cache.ts'

type Options = {
  isPublic: (path: string) => boolean
}

/** For Cloudflare's cache in front of the Worker, which each deployment empties. */
const edgeCacheControl = 'public, max-age=86400, stale-while-revalidate=604800'
/** While page views are counted, the Worker must see every request. */
const countedEdgeCacheControl = 'no-store'

/** The files that the first paint needs, for Early Hints. No scripts: preloads are fetched at high priority. */
const earlyHints = fontUrls.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ')

const redirects = [301, 308]

/** Adds early hints to every page, caching headers to public pages, and `no-store` to what has no caching header. */
export const pageHeaders = ({ isPublic }: Options): MiddlewareHandler<AppEnv> =>
  async function pageHeaders(c, next) {
    await next()
    const { status, headers } = c.res
    if (headers.get('Content-Type')?.startsWith('text/html')) c.header('Link', earlyHints)
    if (headers.has('Cache-Control')) return
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const tag = isRead && status === 200 && isPublic(c.req.path) ? entityTag(c.req.path, c.env ?? {}) : null
    if (!tag) return c.header('Cache-Control', redirects.includes(status) ? 'public, max-age=3600' : 'no-store')
    c.header('Cache-Control', pageCacheControl)
    // Not by `c.header`, which copies the whole answer each time.
    const written = c.res.headers
    written.set('Cloudflare-CDN-Cache-Control', c.env?.ANALYTICS ? countedEdgeCacheControl : edgeCacheControl)
    written.set('Cache-Tag', `version-${versionOf(c.env ?? {})}`)
    written.set('ETag', tag)
    written.set('Speculation-Rules', `"${paths.speculationRules}"`)
  }
