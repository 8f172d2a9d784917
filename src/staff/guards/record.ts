import { type AuditAction, countAudit, insertAudit } from './audit-entry.ts'
import type { Staff, StaffContext } from './staff.ts'

export const windowSeconds = 15 * 60

/** Typed addresses are not recorded: people type passwords into that field. */
export const unknownAccount = 'unknown account'

export const record = (c: StaffContext, action: AuditAction, subject?: string) =>
  insertAudit(c.env.DB, { actor: c.get('staff').email, action, subject })

/** Records that a signed-in person was refused. `why` contains no personal data. */
export const recordRefused = async (c: StaffContext, { email }: Staff, why: string) =>
  insertAudit(c.env.DB, { actor: email, action: 'access-refused', subject: `${requestOf(c)}, ${why}` })

/** Counts failures in one entry per account and window, since strangers can cause them. */
export const recordAttempt = (
  c: StaffContext,
  actor: string,
  action: 'sign-in-failed' | 'sign-in-limited',
  subject?: string,
) => countAudit(c.env.DB, { actor, action, subject }, new Date(Date.now() - windowSeconds * 1000))

const requestOf = ({ req }: StaffContext) =>
  `${req.method} ${req.path.replace(/[^/]*(?:@|%40)[^/]*/gi, '(address)').slice(0, 120)}`
