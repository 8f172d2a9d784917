import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import {
  columnsOf,
  expiredChangesRemoval,
  keepRows,
  type NewChange,
  threadRemoval,
} from '../../../contactmails/deletion/changes.ts'
import { statuses as allStatuses, type Status } from '../../../contactmails/due/status.ts'
import type { StatusChange } from '../../../contactmails/webhooks/status-changes.ts'
import { type AuditAction, auditInsertions } from '../../guards/audit-entry.ts'
import type { Change, Changed } from './change-schema.ts'

type Rule = {
  /** With the new value as ?2 and the moment as ?3. */
  set: string
  differs: string
  value: string | null
  action: AuditAction
}
type By = { actor: string; detail?: string; now?: Date }

const KeptSchema = v.array(v.object({ id: v.string() }))
const StatusesSchema = v.array(
  v.object({
    id: v.string(),
    fields: v.pipe(v.string(), v.parseJson(), v.object({ status: v.picklist(allStatuses) })),
  }),
)

/**
 * Changes contactmails and records who did it, in one transaction. Contactmails that have the value already, that are
 * deleted or do not exist are left out. `detail` goes into the audit entries, after each id.
 */
export const changeContactmails = async (
  db: D1Database,
  ids: string[],
  change: Change,
  { actor, detail, now = new Date() }: By,
): Promise<Changed & { statuses: StatusChange[] }> => {
  const { set, differs, value, action } = ruleOf(change)
  const columns = undoneColumns[change.kind]
  const where = `id IN (SELECT value FROM json_each(?1)) AND (${differs})`
  const values = [JSON.stringify(ids), value]
  const made: NewChange = { id: crypto.randomUUID(), kind: change.kind, actor, at: now }
  const at = now.toISOString()
  const results = await db.batch([
    expiredChangesRemoval(db, now),
    keepRows(db, made, { table: 'contactmails', columns, where, values }),
    auditInsertions(
      db,
      { actor, action, subject: detail },
      { sql: `SELECT id FROM contactmails WHERE ${where}`, values },
      now,
    ),
    db.prepare(`UPDATE contactmails SET ${set}, changed_at = ?3 WHERE ${where}`).bind(...values, at),
  ])
  const kept = results[1]?.results
  const before = change.kind === 'status' ? v.parse(StatusesSchema, kept) : []
  const statuses = before.map(({ id, fields }) => ({ id, from: fields.status, to: String(value) as Status, at }))
  return { ...changedOf(made, v.parse(KeptSchema, kept)), statuses }
}

export const binContactmails = async (
  db: D1Database,
  ids: string[],
  { actor, now = new Date() }: By,
): Promise<Changed> => {
  const given = [JSON.stringify(ids)]
  const existing = 'SELECT id FROM contactmails WHERE id IN (SELECT value FROM json_each(?1))'
  const tables = ['contactmails', 'replies', 'notes', 'drafts'] as const
  const columns = await columnsOf(db, tables)
  const made: NewChange = { id: crypto.randomUUID(), kind: 'deleted', actor, at: now }
  const results = await db.batch([
    expiredChangesRemoval(db, now),
    ...tables.map((table, at) =>
      keepRows(db, made, {
        table,
        columns: columns[at] ?? [],
        where: `${table === 'contactmails' ? 'id' : 'contactmail_id'} IN (${existing})`,
        values: given,
      }),
    ),
    auditInsertions(db, { actor, action: 'mail-deleted' }, { sql: existing, values: given }, now),
    ...threadRemoval(db, existing, given),
    db.prepare(`DELETE FROM contactmails WHERE id IN (${existing})`).bind(...given),
  ])
  return changedOf(made, v.parse(KeptSchema, results[1]?.results))
}

export const markContactmailRead = async (db: D1Database, id: string, now = new Date()): Promise<boolean> => {
  const { meta } = await db
    .prepare('UPDATE contactmails SET read_at = ?2 WHERE id = ?1 AND read_at IS NULL')
    .bind(id, now.toISOString())
    .run()
  return meta.changes > 0
}

const changedOf = ({ id, at }: NewChange, kept: { id: string }[]): Changed => ({
  undo: kept.length > 0 ? id : null,
  at: at.toISOString(),
  ids: kept.map(({ id }) => id),
})

function ruleOf(change: Change): Rule {
  switch (change.kind) {
    case 'status':
      return {
        set: `status = ?2,
          opened_at = CASE WHEN ?2 = 'open' THEN ?3 ELSE opened_at END,
          answered_at = CASE WHEN ?2 = 'answered' THEN coalesce(answered_at, ?3) ELSE answered_at END`,
        differs: 'status <> ?2',
        value: change.status,
        action: 'mail-status-changed',
      }
    case 'assignee':
      return {
        set: 'assignee = ?2',
        differs: 'assignee IS NOT ?2',
        value: change.assignee,
        action: 'mail-assigned',
      }
    case 'verdict':
      return {
        set: 'verdict = ?2, rules_verdict = coalesce(rules_verdict, verdict)',
        differs: 'verdict <> ?2',
        value: change.verdict,
        action: change.verdict === 'spam' ? 'mail-marked-spam' : 'mail-cleared',
      }
    case 'read':
      return {
        set: `read_at = ${change.isRead ? '?3' : 'NULL'}`,
        differs: `read_at IS ${change.isRead ? '' : 'NOT'} NULL AND ?2 IS NULL`,
        value: null,
        action: change.isRead ? 'mail-marked-read' : 'mail-marked-unread',
      }
  }
}

/** The columns that each kind of change sets, and so its undo. */
export const undoneColumns = {
  status: ['status', 'opened_at', 'answered_at'],
  assignee: ['assignee'],
  read: ['read_at'],
  verdict: ['verdict', 'rules_verdict'],
  sent: ['status', 'opened_at', 'answered_at', 'verdict', 'rules_verdict'],
} satisfies Record<UndoneKind, string[]>
/** A reply that was sent is taken back like a change, while it is held. */
export type UndoneKind = Change['kind'] | 'sent'
