import type { MiddlewareHandler } from 'hono'
import { isLocalHost } from '../env.ts'

export const https = (): MiddlewareHandler =>
  async function https(c, next) {
    const url = new URL(c.req.url)
    if (url.protocol !== 'http:' || isLocalHost(url.hostname)) return next()
    url.protocol = 'https:'
    url.port = ''
    return c.redirect(url.href, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308)
  }
