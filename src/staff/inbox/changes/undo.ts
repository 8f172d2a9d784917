import * as v from 'valibot'
import { columnsOf } from '../../../contactmails/deletion/bin.ts'
import { statusWebhooks } from '../../../contactmails/outbox/outbox-queries.ts'
import { heldReplySettling, isTakenBack, replyUndoing } from '../../../contactmails/replies/reply-undo.ts'
import { part, raw, select, sql } from '../../../database/sql.ts'
import { auditInsertions } from '../../guards/audit-entry.ts'
import { idsIn, type UndoneKind, undoneColumns } from './changes.ts'

type Asked = { id: string; actor: string; now: Date }

const kinds = [...(Object.keys(undoneColumns) as UndoneKind[]), 'deleted', 'undone'] as const
const FoundSchema = v.object({ kind: v.picklist(kinds), contactmailId: v.string() })

/** Null if the actor has made no such change, may not restore what it deleted, or is too late. */
export const undoChange = async (
  db: D1Database,
  id: string,
  { actor, mayRestore, now = new Date() }: { actor: string; mayRestore: boolean; now?: Date },
) => {
  const found = await select(db, FoundSchema)`
    SELECT kind, contactmail_id AS contactmailId FROM changes
    WHERE change_id = ${id} AND origin = 'contactmails' AND actor = ${actor} AND until >= ${now.toISOString()}
    UNION ALL SELECT 'undone', contactmail_id FROM outbox WHERE id = ${id} AND state = 'undone'`
  const kind = found[0]?.kind
  if (!kind || (kind === 'deleted' && !mayRestore)) return null
  const asked = { id, actor, now }
  const ids = found.map(({ contactmailId }) => contactmailId)
  // A reply that is a draft again already: the response of an earlier call was lost.
  if (kind === 'undone') return { ids, missed: 0 }
  if (kind !== 'deleted') return putBack(db, kind, ids, asked)
  return { ids: await restoreContactmails(db, ids, asked), missed: 0 }
}

const shown: Record<UndoneKind, string> = {
  status: "was.fields ->> 'status'",
  assignee: "'assigned to ' || coalesce((SELECT email FROM user WHERE id = was.fields ->> 'assignee'), 'nobody')",
  read: "CASE WHEN was.fields ->> 'read_at' IS NULL THEN 'unread' ELSE 'read' END",
  verdict: "CASE was.fields ->> 'verdict' WHEN 'spam' THEN 'spam' ELSE 'not spam' END",
  sent: "'the reply is a draft'",
}

/** SQL for a column's value before the change. Since then an account may be disabled, or a message id taken by another. */
const valueBefore = (column: string, prefix = '') => {
  const field = `${prefix}fields ->> '${column}'`
  const isTaken = `EXISTS (SELECT 1 FROM entries WHERE message_id = ${field})`
  if (column === 'message_id') return `iif(${isTaken}, '<' || (fields ->> 'id') || '@received.invalid>', ${field})`
  return column === 'assignee' ? `(SELECT id FROM user WHERE id = ${field} AND banned IS NOT 1)` : field
}

async function putBack(db: D1Database, kind: UndoneKind, all: string[], asked: Asked) {
  const { id, actor, now } = asked
  const at = now.toISOString()
  // Two changes can have the same moment; the later row is the later change.
  const later = part`SELECT 1 FROM changes AS later
    WHERE later.contactmail_id = was.contactmail_id AND later.rowid > was.rowid`
  // A note or an assignment since then leaves what the reply has set.
  const isUnchanged =
    kind === 'sent'
      ? part`${isTakenBack(id)} AND NOT EXISTS (${later} AND later.kind IN ('status', 'verdict', 'sent'))
          AND NOT EXISTS (SELECT 1 FROM entries
                          WHERE contactmail_id = contactmails.id AND direction = 'in' AND created_at > was.at)`
      : part`contactmails.changed_at = was.at AND NOT EXISTS (${later})`
  const isLast = part`was.change_id = ${id} AND was.contactmail_id = contactmails.id AND ${isUnchanged}`
  const joined = part`FROM changes AS was JOIN contactmails ON ${isLast}`
  const set = raw(undoneColumns[kind].map((column) => `${column} = ${valueBefore(column, 'was.')}`).join(', '))
  const results = await db.batch([
    ...(kind === 'sent' ? replyUndoing(db, id, actor, now) : []),
    auditInsertions(
      db,
      { actor, action: 'mail-change-undone' },
      part`SELECT contactmails.id || ' ' || (${raw(shown[kind])}) || ' again' AS id ${joined}`,
      now,
    ),
    statusWebhooks(db, part`SELECT contactmails.id, was.fields ->> 'status' AS becomes ${joined}`, at),
    // The change before this one is the last again, and can be undone next.
    sql(db)`
      UPDATE changes SET at = ${at}
      FROM (SELECT contactmails.id, was.fields ->> 'changed_at' AS at ${joined} AND contactmails.changed_at = was.at) AS before
      WHERE changes.contactmail_id = before.id AND changes.at = before.at AND changes.change_id <> ${id}`,
    sql(db)`UPDATE contactmails SET ${set}, changed_at = ${at} FROM changes AS was WHERE ${isLast} RETURNING id`,
    sql(db)`DELETE FROM changes WHERE change_id = ${id} AND actor = ${actor}`,
  ])
  if (kind === 'sent' && results[0]?.meta.changes === 0) return null
  // A reply is a draft again whatever has become of its message.
  const ids = kind === 'sent' ? all : idsIn(results.at(-2))
  return { ids, missed: all.length - ids.length }
}

/** Brings deleted contactmails back with their threads. One whose id another has taken meanwhile gets a new one. */
export async function restoreContactmails(db: D1Database, ids: string[], { id, actor, now }: Asked): Promise<string[]> {
  const tables = ['entries', 'drafts', 'contactmails'] as const
  const columns = await columnsOf(db, tables)
  const given = part`json_each(${JSON.stringify(ids.map((id) => ({ id, spare: crypto.randomUUID() })))})`
  const source = part`
    SELECT was.origin, was.fields,
           CASE WHEN EXISTS (SELECT 1 FROM contactmails WHERE contactmails.id = was.contactmail_id)
             THEN given.value ->> 'spare' ELSE was.contactmail_id END AS owner
    FROM changes AS was JOIN ${given} AS given ON given.value ->> 'id' = was.contactmail_id
    WHERE was.change_id = ${id}`
  const restored = part`SELECT owner AS id FROM (${source}) WHERE origin = 'contactmails'`
  const [found] = await db.batch([
    sql(db)`${restored}`,
    auditInsertions(db, { actor, action: 'mail-restored' }, restored, now),
    // Contactmails come last, because afterwards their ids are taken. An e-mail that came again meanwhile stays as it is.
    ...tables.map((table, at) => {
      const names = columns[at] ?? []
      const owner = table === 'contactmails' ? 'id' : 'contactmail_id'
      const fields = names.map((name) => (name === owner ? 'owner' : valueBefore(name)))
      return sql(db)`
        INSERT OR IGNORE INTO ${raw(table)} (${raw(names.join(', '))})
        SELECT ${raw(fields.join(', '))} FROM (${source}) WHERE origin = ${table}`
    }),
    ...heldReplySettling(db, id, now),
    sql(db)`DELETE FROM changes WHERE change_id = ${id} AND contactmail_id IN (SELECT value ->> 'id' FROM ${given})`,
  ])
  return idsIn(found)
}
