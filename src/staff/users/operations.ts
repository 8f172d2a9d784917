import * as v from 'valibot'
import { NewUserSchema } from '../auth/credentials/account-schema.ts'
import { newPasswordProblem } from '../auth/password/password.ts'
import { forAdmins, operation } from '../guards/access.ts'
import { record } from '../guards/audit-entry.ts'
import { authOf } from '../guards/auth.ts'
import type { StaffContext } from '../guards/staff.ts'
import { findUser, unassignAll, updateMayPublish } from './queries.ts'

export type UserChange = { status: 200 | 201 | 400 | 404 | 409 | 503; message: string }

export const createUser = operation(forAdmins, async (c, input: unknown): Promise<UserChange> => {
  const parsed = v.safeParse(NewUserSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const auth = await authOf(c)
  if (!auth) return { status: 503, message: 'Accounts cannot be created right now.' }
  const { email, name, role, password } = parsed.output
  const problem = await newPasswordProblem(password, [name, email, new URL(c.req.url).hostname])
  if (problem) return { status: 400, message: problem }
  const body = { ...parsed.output, data: { passwordGivenAt: new Date().toISOString() } }
  const response = await auth.api.createUser({ body, headers: c.req.raw.headers, asResponse: true })
  if (!response.ok) {
    const { code } = v.parse(v.object({ code: v.optional(v.string()) }), await response.json())
    return code?.startsWith('USER_ALREADY_EXISTS')
      ? { status: 409, message: 'There is already an account with this email address.' }
      : { status: 400, message: 'The account could not be created. Check the email address.' }
  }
  await record(c, 'user-created', `${email} as ${role}`)
  return { status: 201, message: 'Account created. Its owner can sign in now.' }
})

export const userActs = {
  disable: operation(forAdmins, (c, userId: string) => setDisabled(c, userId, true)),
  enable: operation(forAdmins, (c, userId: string) => setDisabled(c, userId, false)),
  allow: operation(forAdmins, (c, userId: string) => setPublishing(c, userId, true)),
  forbid: operation(forAdmins, (c, userId: string) => setPublishing(c, userId, false)),
}

async function setPublishing(c: StaffContext, userId: string, isAllowed: boolean): Promise<UserChange> {
  const user = await findUser(c.env.DB, userId)
  if (!user) return { status: 404, message: 'Account not found.' }
  await updateMayPublish(c.env.DB, userId, isAllowed)
  await record(c, isAllowed ? 'publishing-allowed' : 'publishing-forbidden', user.email)
  return { status: 200, message: isAllowed ? `${user.name} may publish now.` : `${user.name} may no longer publish.` }
}

async function setDisabled(c: StaffContext, userId: string, isDisabled: boolean): Promise<UserChange> {
  const user = await findUser(c.env.DB, userId)
  const auth = await authOf(c)
  if (!user || !auth) return { status: 404, message: 'Account not found.' }
  if (user.id === c.get('staff').id) return { status: 400, message: 'You cannot disable your own account.' }
  const { headers } = c.req.raw
  if (isDisabled) await auth.api.banUser({ body: { userId }, headers })
  else await auth.api.unbanUser({ body: { userId }, headers })
  await record(c, isDisabled ? 'user-disabled' : 'user-enabled', user.email)
  if (!isDisabled) return { status: 200, message: 'Account enabled.' }
  const count = await unassignAll(c.env.DB, userId)
  return { status: 200, message: `Account disabled: nobody can sign in to it. Messages now unassigned: ${count}.` }
}
