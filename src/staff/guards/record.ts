import { windowSeconds } from '../auth/sign-in/attempt-limits.ts'
import { type AuditAction, insertAudit, insertAuditOnce } from './audit-entry.ts'
import type { Staff, StaffContext } from './staff.ts'

/** Records what the signed-in person has done. */
export const record = (c: StaffContext, action: AuditAction, subject?: string) =>
  insertAudit(c.env.DB, { actor: c.get('staff').email, action, subject })

/** Records that a signed-in person was refused. `why` contains no personal data. */
export const recordRefused = async (c: StaffContext, { email }: Staff, why: string) =>
  insertAudit(c.env.DB, { actor: email, action: 'access-refused', subject: `${requestOf(c)}, ${why}` })

/** Records too many attempts, once in a window. `retryAfter` is in seconds. */
export const recordLimited = async (c: StaffContext, actor: string, retryAfter: number) => {
  const windowStart = new Date(Date.now() + (retryAfter - windowSeconds - 1) * 1000)
  await insertAuditOnce(c.env.DB, { actor, action: 'sign-in-limited' }, windowStart)
}

/** Method and path, with any email address in the path replaced. */
const requestOf = ({ req }: StaffContext) =>
  `${req.method} ${req.path.replace(/[^/]*(?:@|%40)[^/]*/gi, '(address)').slice(0, 120)}`
