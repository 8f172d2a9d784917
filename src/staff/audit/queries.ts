import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'

export const auditActions = [
  'signed-in',
  'sign-in-failed',
  'sign-in-limited',
  'signed-out',
  'password-changed',
  'two-factor-on',
  'two-factor-off',
  'user-created',
  'user-disabled',
  'user-enabled',
  'user-reset',
  'mails-listed',
  'mails-exported',
  'mail-read',
  'mail-cleared',
  'mail-deleted',
  'mail-restored',
  'sender-erased',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Who did what with which. */
export type AuditEntry = {
  /** An account's address, or what acted in place of a person. */
  actor: string
  action: AuditAction
  /** An id, an address or a count; never a message's text. */
  subject?: string
}

const AuditRowSchema = v.object({
  id: v.number(),
  at: v.string(),
  actor: v.string(),
  action: v.string(),
  subject: v.string(),
})
export type AuditRow = v.InferOutput<typeof AuditRowSchema>

/** Adds to the record. Nothing in this project changes or removes an entry. */
export const insertAudit = async (db: D1Database, { actor, action, subject = '' }: AuditEntry, now = new Date()) => {
  await db
    .prepare('INSERT INTO audit (at, actor, action, subject) VALUES (?1, ?2, ?3, ?4)')
    .bind(now.toISOString(), actor, action, subject)
    .run()
}

/** The record, newest first, from the entry before this id on. */
export const listAudit = async (db: D1Database, before: number | null, limit: number): Promise<AuditRow[]> => {
  const { results } = await db
    .prepare('SELECT id, at, actor, action, subject FROM audit WHERE id < ?1 ORDER BY id DESC LIMIT ?2')
    .bind(before ?? Number.MAX_SAFE_INTEGER, limit)
    .all()
  return v.parse(v.array(AuditRowSchema), results)
}

const RetentionRunSchema = v.object({ at: v.string(), deleted: v.number(), olderThan: v.string() })
export type RetentionRun = v.InferOutput<typeof RetentionRunSchema>

/** The last times that old mails were removed by schedule. */
export const listRetentionRuns = async (db: D1Database, limit: number): Promise<RetentionRun[]> => {
  const { results } = await db
    .prepare('SELECT ran_at AS at, deleted, older_than AS olderThan FROM retention_runs ORDER BY id DESC LIMIT ?1')
    .bind(limit)
    .all()
  return v.parse(v.array(RetentionRunSchema), results)
}
