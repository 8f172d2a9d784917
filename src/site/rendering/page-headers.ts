import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { earlyHints } from '../layout/early-hints.ts'
import { paths } from '../paths.ts'
import { entityTag, versionOf } from './entity-tag.ts'
import { pageCacheControl } from './page-cache.ts'

type Options = {
  /** The canonical paths of pages that are the same for everybody. */
  isPublic: (path: string) => boolean
}

/** For Cloudflare's cache before the Worker, which forgets everything when a new version is deployed. */
const edgeCacheControl = 'public, max-age=86400, stale-while-revalidate=604800'
/** Where page views are counted, the Worker has to see them. */
const countedEdgeCacheControl = 'no-store'

const redirects = [301, 308]

/**
 * On every page what it needs besides its HTML; on every public page what caches and browsers may do with it, which on
 * any other answer that does not say so itself is nothing.
 */
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
    c.header('Cloudflare-CDN-Cache-Control', c.env?.ANALYTICS ? countedEdgeCacheControl : edgeCacheControl)
    c.header('Cache-Tag', `version-${versionOf(c.env ?? {})}`)
    c.header('ETag', tag)
    c.header('Speculation-Rules', `"${paths.speculationRules}"`)
  }
