import type { MiddlewareHandler } from 'hono'

/** Keeps responses out of caches and search engines. */
export const noStore = (): MiddlewareHandler =>
  async function noStore(c, next) {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
  }
