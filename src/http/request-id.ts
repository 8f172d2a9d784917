import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

type Options = {
  /** Gets the line for the log of every answer that is an error. */
  report: (line: { requestId: string; method: string; path: string; status: number }) => void
}

const ids = new WeakMap<Request, string>()

/**
 * Names every request with an id of our own making, on the answer and in the log. An answer that caches keep for others
 * carries none.
 */
export const requestId = ({ report }: Options): MiddlewareHandler<AppEnv> =>
  async function requestId(c, next) {
    const id = crypto.randomUUID()
    ids.set(c.req.raw, id)
    c.set('requestId', id)
    await next()
    const { status, headers } = c.res
    if (!headers.get('Cache-Control')?.startsWith('public')) c.header('X-Request-Id', id)
    if (status >= 400) report({ requestId: id, method: c.req.method, path: c.req.path, status })
  }

/** The same id in a part of the site that is an app of its own. */
export const sameRequestId = (): MiddlewareHandler<AppEnv> =>
  async function sameRequestId(c, next) {
    c.set('requestId', ids.get(c.req.raw) ?? crypto.randomUUID())
    await next()
  }
