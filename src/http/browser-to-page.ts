import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

/** Redirects a browser that opens a staff call without a session to a page; programs receive the 401. */
export const browserToPage = (path: string): MiddlewareHandler<AppEnv> =>
  async function browserToPage(c, next) {
    await next()
    if (c.res.status !== 401 || !isNavigation(c.req.raw.headers)) return
    c.res = c.redirect(path, 302)
  }

function isNavigation(headers: Headers) {
  const destination = headers.get('Sec-Fetch-Dest')
  return destination === null ? Boolean(headers.get('Accept')?.includes('text/html')) : destination === 'document'
}
