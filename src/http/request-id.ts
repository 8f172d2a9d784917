import type { MiddlewareHandler } from 'hono'
import { type AppEnv, type Bindings, wrongSettings } from '../env.ts'
import { log, maskedPath } from '../log.ts'

/** Adds a random id to response and log. Publicly cacheable responses are shared and carry none. */
export const requestId = (): MiddlewareHandler<AppEnv> =>
  async function requestId(c, next) {
    const id = crypto.randomUUID()
    c.set('requestId', id)
    await next()
    const { status, headers } = c.res
    if (!headers.get('Cache-Control')?.startsWith('public')) c.header('X-Request-Id', id)
    if (status >= 400) log('refused', { requestId: id, method: c.req.method, path: maskedPath(c.req.path), status })
  }

export const sameRequestId = (): MiddlewareHandler<AppEnv> =>
  async function sameRequestId(c, next) {
    c.set('requestId', c.env.REQUEST_ID ?? crypto.randomUUID())
    await next()
  }

/** Logs wrong settings once per isolate. Requests continue: readers of a wrong setting use a safe default. */
export const reportSettings = (): MiddlewareHandler<AppEnv> => {
  // An isolate passes the same object with every request.
  let checked: Bindings | undefined
  return async function reportSettings(c, next) {
    if (c.env && c.env !== checked) {
      checked = c.env
      for (const setting of wrongSettings(c.env)) log('setting-wrong', setting)
    }
    await next()
  }
}
