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
  return createAuth({ db: c.env.DB, secret, origin: new URL(c.req.url).origin })
}

export type Auth = NonNullable<Awaited<ReturnType<typeof authOf>>>
type CookieName = 'session_token' | 'two_factor' | 'passkey'

export const hasCookie = (c: Context, name: CookieName) => cookieValue(c, name) !== undefined

export const cookieValue = (c: Context, name: CookieName): string | undefined =>
  getCookie(c, `${cookiePrefix(new URL(c.req.url).origin)}.${name}`)?.split('.')[0]

export const sessionTokenOf = (response: Response): string | undefined =>
  response.headers
    .getSetCookie()
    .map((cookie) => /\.session_token=([^.;]+)/.exec(cookie)?.[1])
    .find(Boolean)

type Endpoint<Body> = (given: { body: Body; headers: Headers; asResponse: true }) => Promise<Response>

/** Calls better-auth on behalf of this request. A refusal is returned, a failure thrown. */
export const authCall = <Body>(c: Context, endpoint: Endpoint<Body>, body: Body) =>
  orFailure(endpoint({ body, headers: c.req.raw.headers, asResponse: true }))

/** If D1 fails to return the session, better-auth answers as if there were none. */
const withoutSession = /^$|"code":"(UNAUTHORIZED|INVALID_TWO_FACTOR_COOKIE)"/

/** @throws Error */
export const orFailure = async (answer: Promise<Response> | Response): Promise<Response> => {
  const response = await answer
  const { status } = response
  if (status >= 500 || (status === 401 && withoutSession.test(await response.clone().text())))
    throw new Error(`better-auth answered ${status}.`)
  return response
}

export const passCookies = (c: Context, response: Response) => {
  for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
