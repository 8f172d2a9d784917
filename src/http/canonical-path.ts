import type { MiddlewareHandler } from 'hono'

type Options = {
  isKnown: (path: string) => boolean
}

/** Redirects other spellings of a known path. The target is a known path, so it cannot become another host. */
export const canonicalPath = ({ isKnown }: Options): MiddlewareHandler =>
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

export const decodePath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
