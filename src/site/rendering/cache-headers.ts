import type { Bindings } from '../../env.ts'

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
    'Cloudflare-CDN-Cache-Control': ANALYTICS ? 'no-store' : `public, max-age=${fresh}, stale-while-revalidate=${old}`,
  }
}
