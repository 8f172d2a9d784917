import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { hasCookie } from './auth.ts'
import { recordRefused } from './record.ts'
import { findStaff } from './session.ts'
import type { StaffContext } from './staff.ts'

/** Refuses changes that another site starts, and records those with a session. */
export const ownPages = () => sameOrigin({ onRefused: recordForeign })

/** For downloads: a GET carries the session's cookie, so a link or form on another site could start one. */
export const ownDownloads = () => sameOrigin({ checkReads: true, allowUnmarked: true, onRefused: recordForeign })

/** Records a request from another site if it carries a valid session. Without one, anybody could fill the table. */
export const recordForeign = async (context: Context<AppEnv>) => {
  const c = context as unknown as StaffContext
  if (!hasCookie(c, 'session_token')) return
  const staff = await findStaff(c, { isOwn: false })
  if (staff) await recordRefused(c, staff, 'from another site')
}
