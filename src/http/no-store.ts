import type { MiddlewareHandler } from 'hono'

/** Keeps answers for staff out of every cache and search engine. */
export const noStore = (): MiddlewareHandler =>
  async function noStore(c, next) {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
  }
