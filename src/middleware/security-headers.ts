import type { MiddlewareHandler } from 'hono'
import { type AppEnv, turnstileKeys } from '../env.ts'
import { inlineStylesHash } from '../layout/built-pages.ts'
import { headerList } from './header-list.ts'

/** The list of headers on every answer of the Worker, whoever made it. */
export const securityHeaders = (): MiddlewareHandler<AppEnv> =>
  async function securityHeaders(c, next) {
    await next()
    const turnstile = turnstileKeys(c.env ?? {}) !== null
    for (const [name, value] of headerList({ turnstile, styles: inlineStylesHash(c.req.path) })) c.header(name, value)
  }
