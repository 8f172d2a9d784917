import type { MiddlewareHandler } from 'hono'

type Options = {
  /** Whether a canonical path is one of the site's. */
  isKnown: (path: string) => boolean
}

/**
 * Answers 301 to any other spelling of a known path (case, trailing slashes, needless escapes), keeping the query.
 * The target is always one of the site's own paths, so that no request can turn it into another host.
 */
export const canonicalPath = ({ isKnown }: Options): MiddlewareHandler =>
  async function canonicalPath(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { pathname, search } = new URL(c.req.url)
    const canonical = toCanonical(pathname)
    if (canonical === pathname || !isKnown(canonical)) return next()
    return c.redirect(canonical + search, 301)
  }

/** Lower case, decoded, without a trailing slash. Returns the path as it is if its escapes are broken. */
export const toCanonical = (pathname: string): string => {
  const path = decode(pathname).toLowerCase()
  // Not by a pattern: one for trailing slashes takes quadratic time on a path of thousands of others.
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end) || '/'
}

const decode = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
