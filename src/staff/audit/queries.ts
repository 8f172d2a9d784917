import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'

const AuditRowSchema = v.object({
  id: v.number(),
  at: v.string(),
  actor: v.string(),
  action: v.string(),
  subject: v.string(),
  count: v.number(),
})
export type AuditRow = v.InferOutput<typeof AuditRowSchema>

/** Entries with a lower id than `before`, newest first. */
export const listAudit = async (db: D1Database, before: number | null, limit: number): Promise<AuditRow[]> => {
  const { results } = await db
    .prepare('SELECT id, at, actor, action, subject, count FROM audit WHERE id < ?1 ORDER BY id DESC LIMIT ?2')
    .bind(before ?? Number.MAX_SAFE_INTEGER, limit)
    .all()
  return v.parse(v.array(AuditRowSchema), results)
}

const RetentionRunSchema = v.object({ at: v.string(), deleted: v.number(), olderThan: v.string() })
export type RetentionRun = v.InferOutput<typeof RetentionRunSchema>

export const listRetentionRuns = async (db: D1Database, limit: number): Promise<RetentionRun[]> => {
  const { results } = await db
    .prepare('SELECT ran_at AS at, deleted, older_than AS olderThan FROM retention_runs ORDER BY id DESC LIMIT ?1')
    .bind(limit)
    .all()
  return v.parse(v.array(RetentionRunSchema), results)
}
