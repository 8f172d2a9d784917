import * as v from 'valibot'
import * as deletion from '../../../contactmails/deletion/bin.ts'
import { assignmentNotice } from '../../../contactmails/notifications/notice.ts'
import { statusWebhooks } from '../../../contactmails/outbox/outbox-queries.ts'
import { type Part, part, raw, sql } from '../../../database/sql.ts'
import type { AuditAction } from '../../guards/audit-actions.ts'
import { auditInsertions } from '../../guards/audit-entry.ts'
import type { Change } from './change-schema.ts'

type Rule = { set: Part; differs: Part; action: AuditAction }
type By = { id?: string | undefined; actor: string; detail?: string; giver?: string | null; now?: Date }

/** Leaves out what has the value already, is deleted or does not exist. An assignee is told in the name of `giver`. */
export const changeContactmails = async (
  db: D1Database,
  ids: string[],
  change: Change,
  { id, actor, detail, giver, now = new Date() }: By,
) => {
  const columns = undoneColumns[change.kind]
  const at = now.toISOString()
  const { set, differs, action } = ruleOf(change, at)
  const given = part`SELECT value AS id FROM json_each(${JSON.stringify(ids)})`
  const where = part`id IN (${given}) AND (${differs})`
  const changing = part`SELECT id FROM contactmails WHERE ${where}`
  const becomes = change.kind === 'status' ? change.status : null
  const to = change.kind === 'assignee' ? change.assignee : null
  const made = { id: id ?? crypto.randomUUID(), kind: change.kind, actor, at: now }
  const results = await db.batch([
    deletion.keepRows(db, made, { table: 'contactmails', columns: [...columns, 'changed_at'], where }),
    auditInsertions(db, { actor, action, subject: detail }, changing, now),
    statusWebhooks(db, part`SELECT id, ${becomes} AS becomes FROM contactmails WHERE ${where}`, at),
    ...(giver ? [assignmentNotice(db, { id: made.id, to, by: giver, at: now }, changing)] : []),
    sql(db)`UPDATE contactmails SET ${set}, changed_at = ${at} WHERE ${where}`,
    deletion.keptIds(db, made),
    sql(db)`${given} WHERE NOT EXISTS (SELECT 1 FROM contactmails WHERE contactmails.id = value)`,
  ])
  return { ...changedOf(made, idsIn(results.at(-2))), missing: idsIn(results.at(-1)) }
}

export const binContactmails = async (db: D1Database, ids: string[], { id, actor, now = new Date() }: By) => {
  const existing = part`SELECT id FROM contactmails WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const tables = ['contactmails', 'entries', 'drafts'] as const
  const columns = await deletion.columnsOf(db, tables)
  const made: deletion.NewChange = { id: id ?? crypto.randomUUID(), kind: 'deleted', actor, at: now }
  const results = await db.batch([
    ...tables.map((table, at) =>
      deletion.keepRows(db, made, {
        table,
        columns: columns[at] ?? [],
        where: part`${raw(table === 'contactmails' ? 'id' : 'contactmail_id')} IN (${existing})`,
      }),
    ),
    auditInsertions(db, { actor, action: 'mail-deleted' }, existing, now),
    ...deletion.threadRemoval(db, existing),
    sql(db)`DELETE FROM contactmails WHERE id IN (${existing})`,
    deletion.keptIds(db, made),
  ])
  return changedOf(made, idsIn(results.at(-1)))
}

export const markContactmailRead = (db: D1Database, id: string, now = new Date()) =>
  sql(db)`UPDATE contactmails SET read_at = ${now.toISOString()} WHERE id = ${id} AND read_at IS NULL`.run()

const changedOf = ({ id }: deletion.NewChange, ids: string[]) => ({ undo: ids.length > 0 ? id : null, ids })

const RowsSchema = v.array(v.object({ id: v.string() }))
export const idsIn = (result?: D1Result) => v.parse(RowsSchema, result?.results).map(({ id }) => id)

function ruleOf(change: Change, at: string): Rule {
  if (change.kind === 'status')
    return {
      set: part`status = ${change.status},
        opened_at = CASE WHEN ${change.status} = 'open' THEN ${at} ELSE opened_at END,
        answered_at = CASE WHEN ${change.status} = 'answered' THEN coalesce(answered_at, ${at}) ELSE answered_at END`,
      differs: part`status <> ${change.status}`,
      action: 'mail-status-changed',
    }
  if (change.kind === 'assignee')
    return {
      set: part`assignee = ${change.assignee}`,
      differs: part`assignee IS NOT ${change.assignee}`,
      action: 'mail-assigned',
    }
  if (change.kind === 'verdict')
    return {
      set: part`verdict = ${change.verdict}, rules_verdict = coalesce(rules_verdict, verdict)`,
      differs: part`verdict <> ${change.verdict}`,
      action: change.verdict === 'spam' ? 'mail-marked-spam' : 'mail-cleared',
    }
  return {
    set: part`read_at = ${change.isRead ? at : null}`,
    differs: part`(read_at IS NULL) = ${Number(change.isRead)}`,
    action: change.isRead ? 'mail-marked-read' : 'mail-marked-unread',
  }
}

export const undoneColumns = {
  status: ['status', 'opened_at', 'answered_at'],
  assignee: ['assignee'],
  read: ['read_at'],
  verdict: ['verdict', 'rules_verdict'],
  sent: ['status', 'opened_at', 'answered_at', 'verdict', 'rules_verdict'],
} satisfies Record<UndoneKind, string[]>
/** A reply that was sent is taken back like a change, while it is held. */
export type UndoneKind = Change['kind'] | 'sent'
