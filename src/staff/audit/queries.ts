import * as v from 'valibot'
import { part, select } from '../../database/sql.ts'
import { actionsByKind } from '../guards/audit-actions.ts'

export const QuerySchema = v.object({
  before: v.fallback(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger(), v.minValue(1)),
    Number.MAX_SAFE_INTEGER,
  ),
  person: v.fallback(v.pipe(v.string(), v.maxLength(254)), ''),
  kind: v.fallback(v.picklist(['', ...(Object.keys(actionsByKind) as (keyof typeof actionsByKind)[])]), ''),
})
export type Query = v.InferOutput<typeof QuerySchema>

const AuditRowSchema = v.object({
  ...v.entriesFromList(['id', 'count'], v.number()),
  ...v.entriesFromList(['at', 'actor', 'action', 'subject'], v.string()),
})
export type AuditRow = v.InferOutput<typeof AuditRowSchema>

export const listAudit = (db: D1Database, { before, person, kind }: Query, limit: number) => {
  const isOfKind = kind
    ? part`AND +action IN (SELECT value FROM json_each(${JSON.stringify(Object.keys(actionsByKind[kind]))}))`
    : part``
  return select(db, AuditRowSchema)`
    SELECT id, at, actor, action, subject, count FROM audit
    WHERE id < ${before} AND (${person} = '' OR actor = ${person}) ${isOfKind} ORDER BY id DESC LIMIT ${limit}`
}
