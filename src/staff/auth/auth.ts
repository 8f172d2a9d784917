import type { Context } from 'hono'
import { type AppEnv, staffVariables } from '../env.ts'
import { cookiePrefix } from './session-rules.ts'

/** better-auth for this request's origin; null while the Worker has no secret to sign with. */
export const authOf = async (c: Context<AppEnv>) => {
  const { BETTER_AUTH_SECRET: secret } = staffVariables(c.env)
  if (!secret) return null
  // Imported here and nowhere else, so that public pages never evaluate it.
  const { createAuth } = await import('./better-auth.ts')
  return createAuth({ db: c.env.DB, secret, origin: new URL(c.req.url).origin })
}

/** Whether the request brings a cookie of this name, before anybody asks if it is worth something. */
export const bringsCookie = (c: Context<AppEnv>, name: 'session_token' | 'two_factor') =>
  cookieValue(c, name) !== undefined

/** The cookie's value without its signature. */
export const cookieValue = (c: Context<AppEnv>, name: 'session_token' | 'two_factor'): string | undefined => {
  const start = `${cookiePrefix(new URL(c.req.url).origin)}.${name}=`
  const cookie = (c.req.header('Cookie') ?? '').split(/;\s*/).find((pair) => pair.startsWith(start))
  return cookie?.slice(start.length).split('.')[0]
}

/** Hands the cookies of better-auth's answer on to ours. */
export const passCookies = (c: Context<AppEnv>, answer: Response) => {
  for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
