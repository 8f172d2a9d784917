import type { MiddlewareHandler } from 'hono'
import { type AppEnv, turnstileKeys } from '../env.ts'
import { inlineHashes } from '../layout/built-pages.ts'
import { headerList } from './header-list.ts'

/** The list of headers on every answer of the Worker, whoever made it. */
export const securityHeaders = (): MiddlewareHandler<AppEnv> =>
  async function securityHeaders(c, next) {
    await next()
    const turnstile = turnstileKeys(c.env ?? {}) !== null
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html')
    const inline = isPage ? inlineHashes(c.req.path) : undefined
    for (const [name, value] of headerList({ turnstile, inline })) c.header(name, value)
  }
