import type { MiddlewareHandler } from 'hono'

/** On every answer for staff: kept by no cache, found by no search engine. */
export const privately = (): MiddlewareHandler =>
  async function privately(c, next) {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
  }
