import type { Context } from 'hono'
import * as v from 'valibot'
import { unattendedHeader } from '../../browser-state/call.ts'
import { roles } from '../../browser-state/user-info.ts'
import type { AppEnv } from '../../env.ts'
import { type Auth, authOf, hasCookie, orFailure, passCookies } from './auth.ts'
import { absoluteSeconds } from './session-rules.ts'

/** The session's user, or null. Polling and requests of other sites (`isOwn` false) do not renew the session. */
export const findStaff = async (c: Context, { isOwn = true } = {}) => {
  if (!hasCookie(c, 'session_token')) return null
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
  const { id, name, email, role, twoFactorEnabled, mayPublish } = found.user
  const session = { id: found.session.id, secondStep: found.session.secondStep ?? null }
  const hasAuthenticator = twoFactorEnabled === true
  return {
    ...{ id, name, email, role, hasAuthenticator, session },
    mayPublish: mayPublish === true || role === 'admin',
  }
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
        secondStep: v.nullish(v.picklist(['passkey', 'grace'])),
      }),
      user: v.object({
        ...v.entriesFromList(['id', 'name', 'email'], v.string()),
        ...v.entriesFromList(['banned', 'twoFactorEnabled', 'mayPublish'], v.nullish(v.boolean())),
        role: v.picklist(roles),
      }),
    }),
  ),
  null,
)

const isOver = (createdAt: string) => Date.now() - Date.parse(createdAt) > absoluteSeconds * 1000
