import type { Context } from 'hono'
import * as v from 'valibot'
import { unattendedHeader } from '../../browser-state/call.ts'
import { roles } from '../../browser-state/user-info.ts'
import type { AppEnv } from '../../env.ts'
import { type Auth, authOf, cookieValue, orFailure, passCookies } from './auth.ts'
import { absoluteSeconds } from './session-rules.ts'

/** The session's user, or null. Polling and requests of other sites (`isOwn` false) do not renew the session. */
export const findStaff = async (c: Context, { isOwn = true } = {}) => {
  if (!cookieValue(c, 'session_token')) return null
  const auth = await authOf(c)
  if (!auth) return null
  c.set('auth', auth)
  const { headers } = c.req.raw
  const disableRefresh = !isOwn || headers.has(unattendedHeader)
  const response = await orFailure(c, auth.api.getSession({ headers, query: { disableRefresh }, asResponse: true }))
  const stored = await response.json()
  const found = v.parse(SessionSchema, stored)
  if (!found || found.user.banned || isOver(found.session.createdAt)) {
    if (stored) await auth.api.signOut({ headers })
    return null
  }
  if (isOwn) passCookies(c, response)
  const { session, user } = found
  const mayPublish = user.mayPublish || user.role === 'admin'
  return { ...user, mayPublish, hasAuthenticator: user.twoFactorEnabled, session }
}

export type Staff = NonNullable<Awaited<ReturnType<typeof findStaff>>>

/** A guard sets both. */
export type StaffEnv = AppEnv & { Variables: { staff: Staff; auth: Auth } }
export type StaffContext = Context<StaffEnv>

/** Null also for an account without a role. */
const SessionSchema = v.fallback(
  v.nullable(
    v.object({
      session: v.object({
        id: v.string(),
        createdAt: v.string(),
        /** A passkey is a second step; `grace` is the account's first sign-in, which needs none. */
        secondStep: v.nullish(v.picklist(['passkey', 'grace']), null),
      }),
      user: v.object({
        ...v.entriesFromList(['id', 'name', 'email'], v.string()),
        ...v.entriesFromList(['banned', 'twoFactorEnabled', 'mayPublish'], v.nullish(v.boolean(), false)),
        role: v.picklist(roles),
      }),
    }),
  ),
  null,
)

const isOver = (createdAt: string) => Date.now() - Date.parse(createdAt) > absoluteSeconds * 1000
