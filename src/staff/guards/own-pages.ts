import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { recordRefused } from './audit-entry.ts'
import { findStaff, type StaffContext } from './session.ts'

export const ownPages = () => sameOrigin({ onRefused: recordForeign })

/** Also checks GET: a link on another site could start a download. */
export const ownDownloads = () => sameOrigin({ checkReads: true, allowUnmarked: true, onRefused: recordForeign })

/** Records requests with a valid session only; otherwise anybody could fill the table. */
export const recordForeign = async (context: Context<AppEnv>) => {
  const c = context as unknown as StaffContext
  const staff = await findStaff(c, { isOwn: false })
  if (staff) await recordRefused(c, staff, 'from another site')
}
