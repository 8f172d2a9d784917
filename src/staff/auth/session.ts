import type { Context } from 'hono'
import * as v from 'valibot'
import { type AppEnv, staffVariables } from '../env.ts'
import { type Role, roles } from '../schemas/user.ts'
import { authOf, bringsCookie, passCookies } from './auth.ts'
import { absoluteSeconds } from './session-rules.ts'

/** Who is signed in. */
export type Staff = { id: string; name: string; email: string; role: Role; hasTwoFactor: boolean }

/** Who may pass, or the status that says why not: nobody, without the role, or without the second factor it needs. */
export type Access =
  | { staff: Staff; status: 200 }
  | { staff: null; status: 401 }
  | { staff: Staff; status: 403; lacks: 'role' | 'two-factor' }

/** Whether somebody with at least this role is signed in. */
export const accessOf = async (c: Context<AppEnv>, role: Role): Promise<Access> => {
  const staff = await findStaff(c)
  if (!staff) return { staff, status: 401 }
  if (!staff.hasTwoFactor && isTwoFactorRequired(c, staff.role)) return { staff, status: 403, lacks: 'two-factor' }
  if (role === 'admin' && staff.role !== 'admin') return { staff, status: 403, lacks: 'role' }
  return { staff, status: 200 }
}

/** Whether who has this role needs the second step. */
export const isTwoFactorRequired = (c: Context<AppEnv>, role: Role): boolean =>
  role === 'admin' && staffVariables(c.env).REQUIRE_ADMIN_TWO_FACTOR

/** The owner of the request's session if it is valid and within its limits. Renews an idle one. */
export const findStaff = async (c: Context<AppEnv>): Promise<Staff | null> => {
  if (!bringsCookie(c, 'session_token')) return null
  const auth = await authOf(c)
  if (!auth) return null
  const { headers } = c.req.raw
  const answer = await auth.api.getSession({ headers, asResponse: true })
  const found = v.parse(SessionSchema, await answer.json())
  if (!found || found.user.banned || isOver(found.session.createdAt)) {
    if (found) await auth.api.signOut({ headers })
    return null
  }
  passCookies(c, answer)
  const { id, name, email, role, twoFactorEnabled } = found.user
  return { id, name, email, role, hasTwoFactor: twoFactorEnabled === true }
}

const SessionSchema = v.nullable(
  v.object({
    session: v.object({ createdAt: v.string() }),
    user: v.object({
      id: v.string(),
      name: v.string(),
      email: v.string(),
      role: v.picklist(roles),
      banned: v.nullish(v.boolean()),
      twoFactorEnabled: v.nullish(v.boolean()),
    }),
  }),
)

const isOver = (createdAt: string) => Date.now() - Date.parse(createdAt) > absoluteSeconds * 1000
