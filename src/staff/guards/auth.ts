import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { staffVariables } from '../../env.ts'
import { cookiePrefix } from './session-rules.ts'

/** better-auth for the request's origin, or null without a secret to sign sessions with. */
export const authOf = async (c: Context) => {
  const { BETTER_AUTH_SECRET: secret } = staffVariables(c.env)
  if (!secret) return null
  // Imported here, so that public pages never load it.
  const { createAuth } = await import('./better-auth.ts')
  const note = (error: unknown) => {
    c.set('hasDatabaseFailed', true)
    throw error
  }
  return createAuth({ db: noting(c.env.DB, note), secret, origin: new URL(c.req.url).origin })
}

/** Notes failed queries: better-auth answers some of them as if there were no such row, others as a wrong passkey. */
const noting = (target: object, note: (error: unknown) => never): D1Database =>
  new Proxy(target, {
    get: (_, name) => {
      const value = Reflect.get(target, name)
      if (name === 'all') return () => value.call(target).catch(note)
      if (name === 'prepare' || name === 'bind') return (...args: unknown[]) => noting(value.apply(target, args), note)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as D1Database

export type Auth = NonNullable<Awaited<ReturnType<typeof authOf>>>
type CookieName = 'session_token' | 'two_factor' | 'passkey'

/** Without its signature; empty if there is none. */
export const cookieValue = (c: Context, name: CookieName): string =>
  getCookie(c, `${cookiePrefix(new URL(c.req.url).origin)}.${name}`)?.split('.')[0] ?? ''

export const sessionTokenOf = (response: Response): string =>
  /\.session_token=([^.;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? ''

type Endpoint<Body> = (given: { body: Body; headers: Headers; asResponse: true }) => Promise<Response>

/** Calls better-auth on behalf of this request. A refusal is returned, a failure thrown. */
export const authCall = <Body>(c: Context, endpoint: Endpoint<Body>, body: Body, headers = c.req.raw.headers) =>
  orFailure(c, endpoint({ body, headers, asResponse: true }))

/** @throws Error */
export const orFailure = async (c: Context, answer: Promise<Response>): Promise<Response> => {
  const response = await answer
  if (response.status >= 500 || (!response.ok && c.get('hasDatabaseFailed')))
    throw new Error(`better-auth answered ${response.status}.`)
  return response
}

export const passCookies = (c: Context, response: Response) => {
  for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
