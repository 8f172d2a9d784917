import type { Context } from 'hono'
import * as v from 'valibot'
import { insertAudit } from '../db/audit.ts'
import { findUser } from '../db/users.ts'
import type { AppEnv } from '../env.ts'
import { NewUserSchema } from '../schemas/account.ts'
import { authOf } from './auth.ts'
import type { Staff } from './staff.ts'

/** What became of an admin's change to an account. */
export type UserChange = { status: 201 | 200; message: string } | { status: 400 | 404 | 409 | 503; message: string }

/** Makes an account. There is no other way to get one but the command `npm run user:create`. */
export const createUser = async (c: Context<AppEnv>, staff: Staff, input: unknown): Promise<UserChange> => {
  const parsed = v.safeParse(NewUserSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const auth = await authOf(c)
  if (!auth) return { status: 503, message: 'Accounts cannot be made just now.' }
  const { email, name, role } = parsed.output
  const answer = await auth.api.createUser({ body: parsed.output, headers: c.req.raw.headers, asResponse: true })
  if (!answer.ok) {
    const { code } = v.parse(v.object({ code: v.optional(v.string()) }), await answer.json())
    return code?.startsWith('USER_ALREADY_EXISTS')
      ? { status: 409, message: `${email} has an account already.` }
      : { status: 400, message: 'This account could not be made. Check the email address.' }
  }
  await insertAudit(c.env.DB, { actor: staff.email, action: 'user-created', subject: `${email} as ${role}` })
  return { status: 201, message: `${name} can sign in now.` }
}

/** Locks an account and ends its sessions, or opens it again. */
export const setUserDisabled = async (
  c: Context<AppEnv>,
  staff: Staff,
  userId: string,
  isDisabled: boolean,
): Promise<UserChange> => {
  const user = await findUser(c.env.DB, userId)
  const auth = await authOf(c)
  if (!user || !auth) return { status: 404, message: 'There is no such account.' }
  if (user.id === staff.id) return { status: 400, message: 'Nobody can disable their own account.' }
  const { headers } = c.req.raw
  if (isDisabled) await auth.api.banUser({ body: { userId }, headers })
  else await auth.api.unbanUser({ body: { userId }, headers })
  const action = isDisabled ? 'user-disabled' : 'user-enabled'
  await insertAudit(c.env.DB, { actor: staff.email, action, subject: user.email })
  return { status: 200, message: `${user.email} ${isDisabled ? 'cannot sign in any more.' : 'can sign in again.'}` }
}
