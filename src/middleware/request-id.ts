import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

type Options = {
  /** Gets the line for the log of every answer that is an error. */
  report: (line: { requestId: string; method: string; path: string; status: number }) => void
}

/** Names every request with an id of our own making, on the answer and in the log. */
export const requestId = ({ report }: Options): MiddlewareHandler<AppEnv> =>
  async function requestId(c, next) {
    const id = crypto.randomUUID()
    c.set('requestId', id)
    await next()
    c.header('X-Request-Id', id)
    const { status } = c.res
    if (status >= 400) report({ requestId: id, method: c.req.method, path: c.req.path, status })
  }
