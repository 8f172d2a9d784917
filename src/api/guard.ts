import type { Context, MiddlewareHandler } from 'hono'
import { accessOf, type Staff } from '../auth/staff.ts'
import type { AppEnv } from '../env.ts'
import type { Role } from '../schemas/user.ts'
import { refuse } from './refuse.ts'

/** What a call for staff finds in its context. */
export type StaffEnv = AppEnv & { Variables: { staff: Staff } }

/** Lets through who is signed in with at least this role: 401 to nobody, 403 to others. */
export const staffOnly = (role: Role = 'staff'): MiddlewareHandler<StaffEnv> =>
  async function staffOnly(c, next) {
    const access = await accessOf(c as unknown as Context<AppEnv>, role)
    if (access.status === 401) return refuse(c, { status: 401, message: 'Sign in first.' })
    if (access.status === 403) return refuse(c, { status: 403, message: refusals[access.lacks] })
    c.set('staff', access.staff)
    return next()
  }

const refusals = {
  role: 'This is for admins.',
  'two-factor': 'Set up the second step of your sign-in first.',
}
