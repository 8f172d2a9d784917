import type { MiddlewareHandler } from 'hono'

export const noStore = (): MiddlewareHandler =>
  async function noStore(c, next) {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
  }
