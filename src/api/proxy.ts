import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import type { AppEnv } from '../env.ts'

/** Upstream has this long to begin its answer. */
const timeout = 10_000

/** Passes the request to another origin as it is, and its answer back; hop-by-hop headers end here. */
export const forwardTo = async (origin: string, c: Context<AppEnv>): Promise<Response> => {
  const { pathname, search } = new URL(c.req.url)
  try {
    return await proxy(origin + pathname + search, {
      raw: c.req.raw,
      customFetch: (request) => fetch(request, { signal: AbortSignal.timeout(timeout), redirect: 'manual' }),
      headers: {
        ...c.req.header(),
        host: undefined,
        'x-forwarded-for': c.req.header('CF-Connecting-IP'),
        'x-forwarded-host': c.req.header('Host'),
      },
    })
  } catch (error) {
    console.error(JSON.stringify({ event: 'upstream-failed', error: String(error) }))
    return c.json({ message: 'The service behind this address did not answer. Please try again later.' }, 502)
  }
}
