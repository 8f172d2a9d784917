import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { refuse } from './refuse.ts'

type Options = {
  checkReads?: boolean
  /** Accepts requests with neither `Origin` nor `Sec-Fetch-Site: same-origin`, such as those of programs. */
  allowUnmarked?: boolean
  onRefused?: (c: Context<AppEnv>) => Promise<void>
}

/** Refuses requests that another site starts. Covers JSON, which a cross-site form can send as `text/plain`. */
export const sameOrigin = ({ checkReads, allowUnmarked = false, onRefused }: Options = {}): MiddlewareHandler<AppEnv> =>
  async function sameOrigin(c, next) {
    const isExempt = !checkReads && ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
    if (isExempt || isFromOwnPage(c.req.raw, allowUnmarked)) return next()
    await onRefused?.(c)
    return refuse(c, { status: 403, message: 'This request must come from a page of this site.' })
  }

function isFromOwnPage({ headers, url }: Request, allowUnmarked: boolean) {
  const site = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin')
  // Browsers may send `Origin: null` for privacy and still mark the request as same-origin.
  const isOwnOrigin = origin === new URL(url).origin || (origin === 'null' && site === 'same-origin')
  if (origin !== null && !isOwnOrigin) return false
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  return allowUnmarked || isOwnOrigin || site === 'same-origin'
}
