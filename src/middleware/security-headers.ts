import type { MiddlewareHandler } from 'hono'
import { type AppEnv, turnstileKeys } from '../env.ts'
import { inlineStylesHash } from '../layout/built-pages.ts'
import { headerList } from './header-list.ts'

/** The list of headers on every answer of the Worker, whoever made it. */
export const securityHeaders = (): MiddlewareHandler<AppEnv> =>
  async function securityHeaders(c, next) {
    await next()
    const turnstile = turnstileKeys(c.env ?? {}) !== null
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html')
    const styles = isPage ? inlineStylesHash(c.req.path) : undefined
    for (const [name, value] of headerList({ turnstile, styles })) c.header(name, value)
  }
