import type { MiddlewareHandler } from 'hono'
import { refuse } from '../../http/refuse.ts'
import { accessOf, type RefusedAccess, type Requirements } from './access.ts'
import { hasPassedAccess, refuseOutside } from './cloudflare-access.ts'
import type { StaffContext, StaffEnv } from './staff.ts'

type Refuse = (c: StaffContext, access: RefusedAccess) => Response | Promise<Response>

export const createGuard =
  (refuse: Refuse) =>
  (requirements: Requirements): MiddlewareHandler<StaffEnv> =>
    async function guard(c, next) {
      if (!(await hasPassedAccess(c))) return refuseOutside(c)
      const access = await accessOf(c, requirements)
      if (access.status !== 200) return refuse(c, access)
      c.set('staff', access.staff)
      return next()
    }

/** Guards a call. Takes an operation or its requirements. */
export const guardCall = createGuard((c, access) => {
  if (!access.staff) return refuse(c, { status: 401, message: 'Sign in first.' })
  return refuse(c, { status: 403, message: messages[access.lacks] })
})

const messages = {
  role: 'This is for admins.',
  'second-step': 'Set up two-step verification first.',
  'new-password': 'Choose a new password first.',
}
