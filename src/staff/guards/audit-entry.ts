import { type Part, part, sql } from '../../database/sql.ts'
import type { AuditAction } from './audit-actions.ts'
import type { Staff, StaffContext } from './session.ts'

type AuditEntry = {
  actor: string
  action: AuditAction
  /** An id, an account's address or a count. Never text from a contactmail. */
  subject?: string | undefined
}

export const insertAudit = (db: D1Database, entry: AuditEntry) => auditInsertion(db, entry).run()

export const auditInsertion = (db: D1Database, { actor, action, subject = '' }: AuditEntry, now = new Date()) =>
  sql(db)`INSERT INTO audit (at, actor, action, subject) VALUES (${now.toISOString()}, ${actor}, ${action}, ${subject})`

/** Adds an entry for each contactmail of `ids`, SQL that yields `id`. The subject is the id, then `detail`. */
export const auditInsertions = (
  db: D1Database,
  { actor, action, subject: detail = '' }: AuditEntry,
  ids: Part,
  now = new Date(),
) =>
  sql(db)`
    INSERT INTO audit (at, actor, action, subject)
    SELECT ${now.toISOString()}, ${actor}, ${action}, trim(id || ' ' || ${detail}) FROM (${ids})`

export const windowSeconds = 15 * 60

/** Typed addresses are not recorded: people type passwords into that field. */
export const unknownAccount = 'unknown account'

export const record = (c: StaffContext, action: AuditAction, subject?: string) =>
  insertAudit(c.env.DB, { actor: c.get('staff').email, action, subject })

export const recordRefused = async (c: StaffContext, { email }: Staff, why: string) =>
  recordAttempt(c, email, 'access-refused', `${requestOf(c)}, ${why}`)

/** Counts failures in one entry per account and window, since strangers and open pages can repeat them. */
export const recordAttempt = async (
  { env: { DB } }: StaffContext,
  actor: string,
  action: 'sign-in-failed' | 'sign-in-limited' | 'access-refused',
  subject = '',
) => {
  const now = new Date().toISOString()
  const since = new Date(Date.now() - windowSeconds * 1000).toISOString()
  const equal = part`action = ${action} AND actor = ${actor} AND subject = ${subject} AND at >= ${since}`
  await DB.batch([
    sql(DB)`
      INSERT INTO audit (at, actor, action, subject, count) SELECT ${now}, ${actor}, ${action}, ${subject}, 0
      WHERE NOT EXISTS (SELECT 1 FROM audit WHERE ${equal})`,
    sql(DB)`UPDATE audit SET count = count + 1 WHERE ${equal}`,
  ])
}

const verbs: Record<string, string> = { GET: 'open', HEAD: 'open', POST: 'post to', DELETE: 'delete' }

const requestOf = ({ req }: StaffContext) =>
  `${verbs[req.method] ?? 'change'} ${req.path.replace(/[^/]*(?:@|%40)[^/]*/gi, '(address)').slice(0, 120)}`
