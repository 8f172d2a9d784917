import type { Context } from 'hono'
import { insertAudit } from '../db/audit.ts'
import type { AppEnv } from '../env.ts'
import { authOf, passCookies } from './auth.ts'
import { findStaff } from './staff.ts'

/** Ends the request's session on the server and in the browser. Nobody being signed in is fine too. */
export const signOut = async (c: Context<AppEnv>) => {
  const staff = await findStaff(c)
  const auth = await authOf(c)
  if (!auth) return
  const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true })
  c.header('Set-Cookie', undefined)
  passCookies(c, answer)
  if (staff) await insertAudit(c.env.DB, { actor: staff.email, action: 'signed-out' })
}
