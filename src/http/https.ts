import type { MiddlewareHandler } from 'hono'
import { isLocalHost } from '../env.ts'

/** Redirects http to https outside localhost, keeping path and query; 308 also preserves the method. */
export const https = (): MiddlewareHandler =>
  async function https(c, next) {
    const url = new URL(c.req.url)
    if (url.protocol !== 'http:' || isLocalHost(url.hostname)) return next()
    url.protocol = 'https:'
    url.port = ''
    return c.redirect(url.href, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308)
  }
