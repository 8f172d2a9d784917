import type { D1Database } from '@cloudflare/workers-types'

export const auditActions = [
  'signed-in',
  'sign-in-failed',
  'sign-in-limited',
  'signed-out',
  'session-ended',
  'password-changed',
  'password-refused',
  'password-reset-requested',
  'password-reset',
  'code-refused',
  'second-step-started',
  'second-step-on',
  'second-step-off',
  'passkey-started',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'webhook-created',
  'webhook-rotated',
  'webhook-disabled',
  'webhook-enabled',
  'webhook-deleted',
  'webhook-tested',
  'webhook-replayed',
  'user-created',
  'user-disabled',
  'user-enabled',
  'user-reset',
  'publishing-allowed',
  'publishing-forbidden',
  'entry-published',
  'entry-taken-back',
  'access-refused',
  'mails-listed',
  'mails-searched',
  'mails-exported',
  'mail-read',
  'mail-marked-read',
  'mail-marked-unread',
  'mail-marked-spam',
  'mail-cleared',
  'mail-status-changed',
  'mail-assigned',
  'mail-noted',
  'mail-change-undone',
  'mail-deleted',
  'mail-restored',
  'reply-sent',
  'reply-retried',
  'saved-reply-created',
  'saved-reply-changed',
  'saved-reply-deleted',
  'sender-looked-up',
  'sender-erased',
  'sender-blocked',
  'sender-unblocked',
  'database-backed-up',
  'database-restored',
] as const
export type AuditAction = (typeof auditActions)[number]

export type AuditEntry = {
  actor: string
  action: AuditAction
  /** An id, an account's address or a count. Never text from a contactmail. */
  subject?: string | undefined
}

export const insertAudit = async (db: D1Database, entry: AuditEntry, now = new Date()) => {
  await auditInsertion(db, entry, now).run()
}

export const auditInsertion = (db: D1Database, { actor, action, subject = '' }: AuditEntry, now = new Date()) =>
  db
    .prepare('INSERT INTO audit (at, actor, action, subject) VALUES (?1, ?2, ?3, ?4)')
    .bind(now.toISOString(), actor, action, subject)

/** Adds an entry, or counts one more in the equal one since the given time. */
export const countAudit = async (
  db: D1Database,
  { actor, action, subject = '' }: AuditEntry,
  since: Date,
  now = new Date(),
) => {
  const equal = 'action = ?1 AND actor = ?2 AND subject = ?3 AND at >= ?4'
  const values = [action, actor, subject, since.toISOString()]
  await db.batch([
    db
      .prepare(
        `INSERT INTO audit (at, actor, action, subject, count) SELECT ?5, ?2, ?1, ?3, 0
         WHERE NOT EXISTS (SELECT 1 FROM audit WHERE ${equal})`,
      )
      .bind(...values, now.toISOString()),
    db.prepare(`UPDATE audit SET count = count + 1 WHERE ${equal}`).bind(...values),
  ])
}

/** Adds an entry for each contactmail of `ids`, SQL that yields `id`. The subject is the id, then `detail`. */
export const auditInsertions = (
  db: D1Database,
  { actor, action, subject: detail = '' }: AuditEntry,
  ids: { sql: string; values: unknown[] },
  now = new Date(),
) => {
  const place = ids.values.length
  return db
    .prepare(
      `INSERT INTO audit (at, actor, action, subject)
       SELECT ?${place + 1}, ?${place + 2}, ?${place + 3}, trim(id || ' ' || ?${place + 4}) FROM (${ids.sql})`,
    )
    .bind(...ids.values, now.toISOString(), actor, action, detail)
}
