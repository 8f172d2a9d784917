import type { MiddlewareHandler } from 'hono'
import { ownerField, ownerHeader } from '../../browser-state/call.ts'
import type { Role } from '../../browser-state/user-info.ts'
import { staffVariables } from '../../env.ts'
import { isForm, readFields } from '../../http/body.ts'
import { refuse } from '../../http/refuse.ts'
import { recordRefused } from './audit-entry.ts'
import { hasPassedAccess, refuseOutside } from './cloudflare-access.ts'
import { findStaff, type Staff, type StaffContext, type StaffEnv } from './session.ts'

export type Requirements = {
  role: Role
  isPublishing?: boolean
  /** Also lets in admins without a required second step. */
  before?: 'second-step' | undefined
}
export const forStaff: Requirements = { role: 'staff' }
export const forAdmins: Requirements = { role: 'admin' }
export const forPublishers: Requirements = { role: 'staff', isPublishing: true }

type Lack = keyof typeof lacks

const lackOf = (c: StaffContext, staff: Staff, { role, isPublishing, before }: Requirements) => {
  const hasSecondStep = staff.hasAuthenticator || staff.session.secondStep !== null
  if (!before && !hasSecondStep && isSecondStepRequired(c, staff.role)) return 'second-step'
  if (isPublishing && !staff.mayPublish) return 'publishing'
  return role === 'admin' && staff.role !== 'admin' ? 'role' : null
}

const lacks = {
  session: ['without a session', 'Sign in first.'],
  role: ['which is for admins', 'This is for admins.'],
  publishing: ['which is for those who may publish', 'Ask an admin to let you publish.'],
  'second-step': ['without a second step', 'Set up two-step verification first.'],
} as const

export const isSecondStepRequired = (c: StaffContext, role: Role): boolean =>
  role === 'admin' && staffVariables(c.env).REQUIRE_ADMIN_TWO_FACTOR

/** @throws Error if a route runs it without its guard */
export const operation = <Input extends unknown[], Output>(
  requirements: Requirements,
  run: (c: StaffContext, ...input: Input) => Promise<Output>,
) => {
  const checked = async (c: StaffContext, ...input: Input): Promise<Output> => {
    if (lackOf(c, c.get('staff'), requirements)) throw new Error('A route runs an operation without its guard.')
    return run(c, ...input)
  }
  return Object.assign(checked, requirements)
}

/** Whose page has sent this: somebody else may have signed in since, in another tab. */
export const ownerOf = async (c: StaffContext) =>
  c.req.header(ownerHeader) ?? (isForm(c) ? (await readFields(c))[ownerField] : undefined)

export const createGuard =
  (refuse: (c: StaffContext, lack: Lack) => Response | Promise<Response>) =>
  (requirements: Requirements): MiddlewareHandler<StaffEnv> =>
    async function guard(c, next) {
      if (!(await hasPassedAccess(c))) return refuseOutside(c)
      const staff = await findStaff(c)
      const owner = await ownerOf(c)
      if (!staff || (owner && owner !== staff.id)) return refuse(c, 'session')
      c.set('staff', staff)
      const lack = lackOf(c, staff, requirements)
      if (!lack) return next()
      await recordRefused(c, staff, lacks[lack][0])
      return refuse(c, lack)
    }

export const guardCall = createGuard((c, lack) =>
  refuse(c, { status: lack === 'session' ? 401 : 403, message: lacks[lack][1] }),
)
