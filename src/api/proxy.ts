import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import type { AppEnv } from '../env.ts'
import { causeOf, log } from '../mail/log.ts'
import { addressOf } from './limits.ts'
import { refuse } from './refuse.ts'

/** Upstream has this long to begin its answer, in ms. */
const timeout = 10_000

/** Passes the request to another origin as it is, and its answer back; hop-by-hop headers end here, both ways. */
export const forwardTo = async (origin: string, c: Context<AppEnv>): Promise<Response> => {
  const { pathname, search, protocol, host } = new URL(c.req.url)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), timeout)
  try {
    return await proxy(origin + pathname + search, {
      raw: endToEnd(c.req.raw, {
        'X-Forwarded-For': addressOf(c),
        'X-Forwarded-Host': c.req.header('Host') ?? host,
        'X-Forwarded-Proto': protocol.slice(0, -1),
        'X-Request-Id': c.get('requestId'),
      }),
      customFetch: (request) => fetch(request, { signal: late.signal, redirect: 'manual' }),
    })
  } catch (error) {
    log('error', 'upstream-failed', { requestId: c.get('requestId'), cause: causeOf(error) })
    return refuse(c, {
      status: 502,
      message: 'The service behind this address did not answer. Please try again later.',
    })
  } finally {
    clearTimeout(timer)
  }
}

/** The request without what concerns only this hop, and with these headers in place of what the visitor said. */
function endToEnd(request: Request, told: Record<string, string | undefined>) {
  const headers = new Headers(request.headers)
  for (const name of ['Host', 'Forwarded', 'Proxy-Connection', ...hopHeaders(headers)]) headers.delete(name)
  for (const [name, value] of Object.entries(told)) {
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  }
  return new Request(request, { headers })
}

/** What `Connection` names; those that are always hop-by-hop are dropped by hono. Source: RFC 9110, section 7.6.1 */
function hopHeaders(headers: Headers) {
  const names = headers.get('Connection')?.split(',') ?? []
  return names.map((name) => name.trim()).filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
}
