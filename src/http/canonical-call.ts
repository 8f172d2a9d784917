import type { MiddlewareHandler } from 'hono'
import { decodePath } from './canonical-path.ts'

type Options = {
  calls: string[]
}

/** Like `canonicalPath`, with a 308, which preserves method and body. */
export const canonicalCall = ({ calls }: Options): MiddlewareHandler => {
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
