import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

/** Refuses a change that does not come from one of the site's own pages. */
export const sameOrigin = (): MiddlewareHandler<AppEnv> =>
  async function sameOrigin(c, next) {
    const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isSafe || isFromHere(c.req.raw)) return next()
    const message = 'This can only be done from a page of this site.'
    return c.json({ message, requestId: c.get('requestId') }, 403)
  }

/** Browsers send `Origin` with every POST and DELETE; those that hide it send `Sec-Fetch-Site`. */
const isFromHere = ({ headers, url }: Request) => {
  const origin = headers.get('Origin')
  if (origin && origin !== 'null') return origin === new URL(url).origin
  return headers.get('Sec-Fetch-Site') === 'same-origin'
}
