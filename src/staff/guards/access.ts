import type { Role } from '../../browser-state/user-info.ts'
import { staffVariables } from '../../env.ts'
import { recordRefused } from './record.ts'
import { findStaff } from './session.ts'
import type { Staff, StaffContext } from './staff.ts'

export type Requirements = {
  role: Role
  /** Also lets in admins without a required second step, or anybody who must change the password. */
  before?: 'second-step' | 'new-password'
}
export const forStaff: Requirements = { role: 'staff' }
export const forAdmins: Requirements = { role: 'admin' }

export type RefusedAccess = { staff: null; status: 401 } | { staff: Staff; status: 403; lacks: Lack }
export type Access = { staff: Staff; status: 200 } | RefusedAccess
type Lack = 'role' | 'second-step' | 'new-password'

export const accessOf = async (c: StaffContext, requirements: Requirements): Promise<Access> => {
  const staff = await findStaff(c)
  if (!staff) return { staff, status: 401 }
  const lacks = lackOf(c, staff, requirements)
  if (!lacks) return { staff, status: 200 }
  await recordRefused(c, staff, reasons[lacks])
  return { staff, status: 403, lacks }
}

export const lackOf = (c: StaffContext, staff: Staff, { role, before }: Requirements): Lack | null => {
  if (staff.mustChangePassword && before !== 'new-password') return 'new-password'
  const hasSecondStep = staff.hasAuthenticator || staff.session.secondStep !== null
  if (!before && !hasSecondStep && isSecondStepRequired(c, staff.role)) return 'second-step'
  return role === 'admin' && staff.role !== 'admin' ? 'role' : null
}

const reasons: Record<Lack, string> = {
  role: 'for admins',
  'second-step': 'without a second step',
  'new-password': 'before a new password',
}

export const isSecondStepRequired = (c: StaffContext, role: Role): boolean =>
  role === 'admin' && staffVariables(c.env).REQUIRE_ADMIN_TWO_FACTOR
