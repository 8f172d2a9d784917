import type { MiddlewareHandler } from 'hono'
import { isLocalHost } from '../env.ts'

/** Redirects other spellings of a known path. The target is a known path, so it cannot become another host. */
export const canonicalPath = (isKnown: (path: string) => boolean): MiddlewareHandler =>
  async function canonicalPath(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { pathname, search } = new URL(c.req.url)
    const canonical = toCanonical(pathname)
    if (canonical === pathname || !isKnown(canonical)) return next()
    return c.redirect(canonical + search, 301)
  }

/** Lower case, decoded, without trailing slashes. Malformed escapes stay as they are. */
export const toCanonical = (pathname: string): string => {
  const path = decodePath(pathname).toLowerCase()
  // A regular expression would take quadratic time on paths with thousands of inner slashes.
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end) || '/'
}

function decodePath(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Like `canonicalPath`, with a 308, which preserves method and body. */
export const canonicalCall = (calls: string[]): MiddlewareHandler => {
  const known = calls.map((call) => call.split('/'))
  return async function canonicalCall(c, next) {
    const { pathname, search } = new URL(c.req.url)
    const canonical = spell(pathname, known)
    if (canonical === null || canonical === pathname) return next()
    c.header('Cache-Control', 'no-store')
    return c.redirect(canonical + search, 308)
  }
}

function spell(pathname: string, known: string[][]) {
  const segments = decodePath(pathname).split('/')
  while (segments.length > 1 && segments.at(-1) === '') segments.pop()
  const matches = (call: string[]) =>
    call.length === segments.length &&
    call.every((part, at) => (part.startsWith(':') ? segments[at] : segments[at]?.toLowerCase() === part))
  const call = known.find(matches)
  if (!call) return null
  // Ids keep their case: with `API_ORIGIN` set, another server may treat them as case-sensitive.
  return call.map((part, at) => (part.startsWith(':') ? encodeURIComponent(segments[at] ?? '') : part)).join('/')
}

export const https = (): MiddlewareHandler =>
  async function https(c, next) {
    const url = new URL(c.req.url)
    if (url.protocol !== 'http:' || isLocalHost(url.hostname)) return next()
    url.protocol = 'https:'
    url.port = ''
    return c.redirect(url.href, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308)
  }
