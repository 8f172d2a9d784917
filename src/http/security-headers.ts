import type { MiddlewareHandler } from 'hono'
import { type AppEnv, turnstileKeys } from '../env.ts'
import { paths } from '../paths.ts'
import { headerList, type InlineHashes } from './header-list.ts'

type Options = {
  inlineHashes?: (path: string) => InlineHashes | undefined
}

const development = import.meta.env.MODE === 'development'

export const securityHeaders = ({ inlineHashes }: Options = {}): MiddlewareHandler<AppEnv> =>
  async function securityHeaders(c, next) {
    await next()
    const turnstile = turnstileKeys(c.env ?? {}) !== null
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html')
    const inline = isPage ? inlineHashes?.(c.req.path) : undefined
    const editor = c.req.path === paths.admin.publishEditor
    const [first, ...others] = headerList({ turnstile, inline, development, editor })
    // `c.header` copies the whole response each time. Once makes its headers writable.
    if (first) c.header(...first)
    for (const [name, value] of others) c.res.headers.set(name, value)
  }
