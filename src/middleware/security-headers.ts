import type { MiddlewareHandler } from 'hono'
import { type AppEnv, turnstileKeys } from '../env.ts'
import { headerList } from './header-list.ts'

const plain = headerList()
const withTurnstile = headerList({ turnstile: true })

/** The list of headers on every answer of the Worker, whoever made it. */
export const securityHeaders = (): MiddlewareHandler<AppEnv> =>
  async function securityHeaders(c, next) {
    await next()
    const isTurnstileOn = turnstileKeys(c.env ?? {}) !== null
    for (const [name, value] of isTurnstileOn ? withTurnstile : plain) c.header(name, value)
  }
