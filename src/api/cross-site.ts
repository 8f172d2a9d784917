import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { refuse } from './refuse.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a browser sends from another site, JSON included, which a form with the type `text/plain` can imitate.
 * Browsers say where they come from in `Sec-Fetch-Site` and `Origin`; who sends neither is no browser with a session.
 */
export const noCrossSite = (): MiddlewareHandler<AppEnv> =>
  async function noCrossSite(c, next) {
    if (safe.has(c.req.method)) return next()
    const site = c.req.header('Sec-Fetch-Site')
    const origin = c.req.header('Origin')
    // The origin may be hidden, as `null`, by a browser that still says that it is the same.
    const isOwn =
      (site === undefined || site === 'same-origin' || site === 'none') &&
      (origin === undefined || origin === new URL(c.req.url).origin || (origin === 'null' && site === 'same-origin'))
    return isOwn ? next() : refuse(c, { status: 403, message: 'This can be sent from our own pages only.' })
  }
