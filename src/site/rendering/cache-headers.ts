import type { Bindings } from '../../env.ts'
import { buildId } from './built-pages.ts'

/** Seconds. Browsers show an old page for a minute at most: a page links files of its own deployment only. */
const oldInBrowser = 60
/** Seconds in Cloudflare's cache in front of the Worker, which each deployment empties. */
const freshAtEdge = 86_400
const oldAtEdge = 604_800

/** No cache may show a page once it has changed by itself. */
export const cacheHeaders = ({ ANALYTICS }: Pick<Bindings, 'ANALYTICS'>, until: number, now = Date.now()) => {
  const left = Math.max(0, Math.floor((until - now) / 1000))
  const fresh = Math.min(freshAtEdge, left)
  const old = Math.min(oldAtEdge, left - fresh)
  return {
    'Cache-Control': `public, max-age=0, stale-while-revalidate=${Math.min(oldInBrowser, left)}`,
    // While page views are counted, the Worker must see every request.
    'Cloudflare-CDN-Cache-Control': ANALYTICS
      ? 'no-store'
      : `public, max-age=${fresh}, stale-while-revalidate=${old}, stale-if-error=${old}`,
  }
}

/** Names all that a page's bytes depend on. Null in development, where pages change within a version. */
export const entityTag = (path: string, env: Bindings, until: number): string | null => {
  const version = versionOf(env)
  return version && `"${version}.${until}${path}"`
}

export const versionOf = ({ CF_VERSION_METADATA }: Bindings): string | null =>
  buildId && (CF_VERSION_METADATA?.id ?? buildId)

export const untilOf = (tag: string | null): number => Number(/\.(\d+)\//.exec(tag ?? '')?.[1])

/** The tag in `If-None-Match` that still names this page. Compared weakly, as compression weakens it: RFC 9110, 13.1.2 */
export const currentTag = (condition: string, path: string, env: Bindings, now: number): string | undefined =>
  condition
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .find((tag) => untilOf(tag) > now && tag === entityTag(path, env, untilOf(tag)))
