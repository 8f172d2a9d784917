import type { MiddlewareHandler } from 'hono'
import { isLocalHost } from '../env.ts'

/** Redirects other spellings of a known path, GET and HEAD by a 301. A 308 preserves method and body. */
export const canonicalPath = (isKnown: (path: string) => boolean, status: 301 | 308 = 301): MiddlewareHandler =>
  async function canonicalPath(c, next) {
    if (status === 301 && c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { pathname, search } = new URL(c.req.url)
    const canonical = toCanonical(pathname)
    if (canonical === pathname || !isKnown(canonical)) return next()
    return c.redirect(canonical + search, status)
  }

/** Lower case, decoded, without trailing slashes. Malformed escapes stay as they are. */
export const toCanonical = (pathname: string): string =>
  // Without the lookbehind, thousands of inner slashes would take quadratic time.
  decodePath(pathname)
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '') || '/'

function decodePath(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

export const https = (): MiddlewareHandler =>
  async function https(c, next) {
    const url = new URL(c.req.url)
    if (url.protocol !== 'http:' || isLocalHost(url.hostname)) return next()
    url.protocol = 'https:'
    url.port = ''
    // Cloudflare's cache tells neither hosts nor schemes apart: kept, this would be the answer at every other host.
    c.header('Cache-Control', 'no-store')
    return c.redirect(url.href, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308)
  }
