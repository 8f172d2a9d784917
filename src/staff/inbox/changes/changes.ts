import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type AuditAction, auditInsertions } from '../../guards/audit-entry.ts'
import { type Change, type Changed, ChangedSchema, columns } from './change-schema.ts'

type Rule = {
  /** SQL with the new value as ?2 and the moment as ?3. */
  set: string
  /** Whether a row has other values. */
  differs: string
  value: string | null
  action: AuditAction
}

/**
 * Changes contactmails and records who did it, in one transaction. Contactmails that have the values already, that are
 * deleted or do not exist are left out. `detail` goes into the audit entries, after each id.
 */
export const changeContactmails = async (
  db: D1Database,
  ids: string[],
  change: Change,
  { actor, detail, now = new Date() }: { actor: string; detail?: string; now?: Date },
): Promise<Changed> => {
  const { set, differs, value, action } = ruleOf(change)
  const where = `id IN (SELECT value FROM json_each(?1)) AND (${differs})`
  const at = now.toISOString()
  const values = [JSON.stringify(ids), value]
  const previous = Object.entries(columns[change.kind]).map(([name, column]) => `${column} AS ${name}`)
  const [before] = await db.batch([
    db.prepare(`SELECT id, ${previous.join(', ')} FROM contactmails WHERE ${where}`).bind(...values),
    auditInsertions(
      db,
      { actor, action, subject: detail },
      { sql: `SELECT id FROM contactmails WHERE ${where}`, values },
      now,
    ),
    db.prepare(`UPDATE contactmails SET ${set}, changed_at = ?3 WHERE ${where}`).bind(...values, at),
  ])
  return v.parse(ChangedSchema, { kind: change.kind, at, previous: before?.results })
}

/**
 * Takes a change back: exactly the values from before it. A contactmail that somebody has changed since is left out.
 * Returns what this changed in turn.
 */
export const undoChange = async (
  db: D1Database,
  { kind, at, previous }: Changed,
  { actor, now = new Date() }: { actor: string; now?: Date },
): Promise<Changed> => {
  const names = Object.entries(columns[kind])
  const where = `id IN (SELECT value ->> 'id' FROM json_each(?1)) AND changed_at = ?2`
  const values = [JSON.stringify(previous), at]
  const selected = names.map(([name, column]) => `${column} AS ${name}`).join(', ')
  const set = names.map(([name, column]) => `${column} = given.value ->> '${name}'`).join(', ')
  const entry = { actor, action: 'mail-change-undone', subject: kind } as const
  const [before] = await db.batch([
    db.prepare(`SELECT id, ${selected} FROM contactmails WHERE ${where}`).bind(...values),
    auditInsertions(db, entry, { sql: `SELECT id FROM contactmails WHERE ${where}`, values }, now),
    db
      .prepare(
        `UPDATE contactmails SET ${set}, changed_at = ?3 FROM json_each(?1) AS given
         WHERE contactmails.id = given.value ->> 'id' AND changed_at = ?2`,
      )
      .bind(...values, now.toISOString()),
  ])
  return v.parse(ChangedSchema, { kind, at: now.toISOString(), previous: before?.results })
}

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
      return { set: 'assignee = ?2', differs: 'assignee IS NOT ?2', value: change.assignee, action: 'mail-assigned' }
    case 'verdict':
      return {
        set: 'verdict = ?2, rules_verdict = coalesce(rules_verdict, verdict)',
        differs: 'verdict <> ?2',
        value: change.verdict,
        action: change.verdict === 'spam' ? 'mail-marked-spam' : 'mail-cleared',
      }
    case 'read':
      return change.isRead
        ? { set: 'read_at = ?3', differs: 'read_at IS NULL AND ?2 IS NULL', value: null, action: 'mail-marked-read' }
        : {
            set: 'read_at = NULL',
            differs: 'read_at IS NOT NULL AND ?2 IS NULL',
            value: null,
            action: 'mail-marked-unread',
          }
  }
}

/** Records the first reading. Returns whether the contactmail was unread. */
export const markContactmailRead = async (db: D1Database, id: string, now = new Date()): Promise<boolean> => {
  const { meta } = await db
    .prepare('UPDATE contactmails SET read_at = ?2 WHERE id = ?1 AND read_at IS NULL')
    .bind(id, now.toISOString())
    .run()
  return meta.changes > 0
}
