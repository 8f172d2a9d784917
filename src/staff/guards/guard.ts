import type { MiddlewareHandler } from 'hono'
import { accessOf, type RefusedAccess, type Requirements } from './access.ts'
import { hasPassedAccess, refuseOutside } from './cloudflare-access.ts'
import type { StaffContext, StaffEnv } from './staff.ts'

type Refuse = (c: StaffContext, access: RefusedAccess) => Response | Promise<Response>

/** Makes the guard of staff routes. Calls and pages share the check and differ in how they `refuse`. */
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
