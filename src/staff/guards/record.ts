import { type AuditAction, countAudit, insertAudit } from './audit-entry.ts'
import type { Staff, StaffContext } from './staff.ts'

/** Attempts to sign in are counted, and recorded, by windows of this length. */
export const windowSeconds = 15 * 60

/** The actor where no account is known: people type passwords into the address field, which must not be recorded. */
export const unknownAccount = 'unknown account'

/** Records what the signed-in person has done. */
export const record = (c: StaffContext, action: AuditAction, subject?: string) =>
  insertAudit(c.env.DB, { actor: c.get('staff').email, action, subject })

/** Records that a signed-in person was refused. `why` contains no personal data. */
export const recordRefused = async (c: StaffContext, { email }: Staff, why: string) =>
  insertAudit(c.env.DB, { actor: email, action: 'access-refused', subject: `${requestOf(c)}, ${why}` })

/** Records a failed or refused sign-in: one entry with a count for each account and window, as strangers can cause it. */
export const recordAttempt = (
  c: StaffContext,
  actor: string,
  action: 'sign-in-failed' | 'sign-in-limited',
  subject?: string,
) => countAudit(c.env.DB, { actor, action, subject }, new Date(Date.now() - windowSeconds * 1000))

/** Method and path, with any email address in the path replaced. */
const requestOf = ({ req }: StaffContext) =>
  `${req.method} ${req.path.replace(/[^/]*(?:@|%40)[^/]*/gi, '(address)').slice(0, 120)}`
