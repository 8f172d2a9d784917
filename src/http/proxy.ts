import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import type { AppEnv } from '../env.ts'
import { causeOf, log } from '../log.ts'
import { addressOf } from './rate-limits.ts'
import { refuse } from './refuse.ts'

type IsOwnCookie = (cookie: string) => boolean

/** In ms, until the response's headers. */
const timeout = 10_000

/** Forwards without hop-by-hop headers, own cookies and forged forwarding headers; the response is uncached. */
export const forwardTo = async (origin: string, c: Context<AppEnv>, isOwnCookie: IsOwnCookie): Promise<Response> => {
  const { pathname, search, protocol, host } = new URL(c.req.url)
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('no response in time', 'TimeoutError')), timeout)
  try {
    const response = await proxy(origin + pathname + search, {
      raw: endToEnd(c.req.raw, isOwnCookie, {
        'X-Forwarded-For': addressOf(c),
        'X-Forwarded-Host': c.req.header('Host') ?? host,
        'X-Forwarded-Proto': protocol.slice(0, -1),
        'X-Request-Id': c.get('requestId'),
      }),
      customFetch: (request) => fetch(request, { signal: controller.signal, redirect: 'manual', cache: 'no-store' }),
    })
    return uncached(response, isOwnCookie)
  } catch (error) {
    log('upstream-failed', { requestId: c.get('requestId'), cause: causeOf(error) })
    const message = 'The service behind this address did not answer. Please try again later.'
    return refuse(c, { status: 502, message })
  } finally {
    clearTimeout(timer)
  }
}

const forwarding = /^(?:cf-|x-forwarded-|x-real-ip$|x-client-ip$|x-cluster-client-ip$|true-client-ip$|x-original-|via$)/

function endToEnd(request: Request, isOwnCookie: IsOwnCookie, forwarded: Record<string, string | undefined>) {
  const headers = new Headers(request.headers)
  for (const name of ['Host', 'Forwarded', 'Proxy-Connection', ...hopHeaders(headers)]) headers.delete(name)
  // Some upstreams take `X_Forwarded_For` for `X-Forwarded-For`.
  for (const name of [...headers.keys()]) if (forwarding.test(name.replaceAll('_', '-'))) headers.delete(name)
  const given = headers.get('Cookie')?.split(/;\s*/) ?? []
  const cookies = given.filter((cookie) => !isOwnCookie(cookie))
  if (cookies.length > 0) headers.set('Cookie', cookies.join('; '))
  else headers.delete('Cookie')
  for (const [name, value] of Object.entries(forwarded)) {
    if (value !== undefined) headers.set(name, value)
  }
  return new Request(request, { headers })
}

/** Another origin may neither write into our caches nor set our cookies. */
function uncached(response: Response, isOwnCookie: IsOwnCookie) {
  const headers = new Headers(response.headers)
  for (const name of ['CDN-Cache-Control', 'Cloudflare-CDN-Cache-Control', 'Cache-Tag', 'Expires', 'Age', 'Set-Cookie'])
    headers.delete(name)
  for (const cookie of response.headers.getSetCookie()) if (!isOwnCookie(cookie)) headers.append('Set-Cookie', cookie)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** Headers that `Connection` names; hono drops the standard ones. Source: RFC 9110, section 7.6.1 */
function hopHeaders(headers: Headers) {
  const names = headers.get('Connection')?.split(',') ?? []
  return names.map((name) => name.trim()).filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
}
