import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { hasCookie } from '../guards/auth.ts'
import { findStaff } from '../guards/session.ts'
import type { StaffContext } from '../guards/staff.ts'
import { recordRefused } from './record.ts'

/** Records a request from another site if it carries a valid session. Without one, anybody could fill the table. */
export const recordForeign = async (context: Context<AppEnv>) => {
  const c = context as unknown as StaffContext
  if (!hasCookie(c, 'session_token')) return
  const staff = await findStaff(c, { isOwn: false })
  if (staff) await recordRefused(c, staff, 'from another site')
}
