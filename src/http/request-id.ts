import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

type Options = {
  report: (line: { requestId: string; method: string; path: string; status: number }) => void
}

/** Adds a random id to response and log. Publicly cacheable responses are shared and carry none. */
export const requestId = ({ report }: Options): MiddlewareHandler<AppEnv> =>
  async function requestId(c, next) {
    const id = crypto.randomUUID()
    c.set('requestId', id)
    await next()
    const { status, headers } = c.res
    if (!headers.get('Cache-Control')?.startsWith('public')) c.header('X-Request-Id', id)
    if (status >= 400) report({ requestId: id, method: c.req.method, path: c.req.path, status })
  }

export const sameRequestId = (): MiddlewareHandler<AppEnv> =>
  async function sameRequestId(c, next) {
    c.set('requestId', c.env.REQUEST_ID ?? crypto.randomUUID())
    await next()
  }
