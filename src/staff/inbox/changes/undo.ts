import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { columnsOf } from '../../../contactmails/deletion/changes.ts'
import { statuses } from '../../../contactmails/due/status.ts'
import { heldReplySettling, replyUndoing } from '../../../contactmails/replies/reply-undo.ts'
import type { StatusChange } from '../../../contactmails/webhooks/status-changes.ts'
import { auditInsertions } from '../../guards/audit-entry.ts'
import type { Undone } from './change-schema.ts'
import { type UndoneKind, undoneColumns } from './changes.ts'

type Asked = { id: string; actor: string; now: Date }
type UndoneChange = Undone & { statuses: StatusChange[] }

const kinds = [...(Object.keys(undoneColumns) as UndoneKind[]), 'deleted'] as const
const FoundSchema = v.array(v.object({ kind: v.picklist(kinds), contactmailId: v.string() }))
const IdsSchema = v.array(v.object({ id: v.string() }))

/**
 * Takes a change back: exactly the values from before it, which `changes` holds. Null if the actor has made no such
 * change, may not restore what it deleted, or is too late. A contactmail that somebody has changed since is left out.
 */
export const undoChange = async (
  db: D1Database,
  id: string,
  { actor, mayRestore, now = new Date() }: { actor: string; mayRestore: boolean; now?: Date },
): Promise<UndoneChange | null> => {
  const { results } = await db
    .prepare(
      `SELECT kind, contactmail_id AS contactmailId FROM changes
       WHERE change_id = ?1 AND origin = 'contactmails' AND actor = ?2 AND until >= ?3`,
    )
    .bind(id, actor, now.toISOString())
    .all()
  const found = v.parse(FoundSchema, results)
  const kind = found[0]?.kind
  if (!kind || (kind === 'deleted' && !mayRestore)) return null
  const asked = { id, actor, now }
  if (kind !== 'deleted') return putBack(db, kind, found.length, asked)
  const ids = found.map(({ contactmailId }) => contactmailId)
  return { ids: await restoreContactmails(db, ids, asked), missed: 0, statuses: [] }
}

const shown: Record<UndoneKind, string> = {
  status: "was.fields ->> 'status'",
  assignee: "coalesce((SELECT email FROM user WHERE id = was.fields ->> 'assignee'), 'nobody')",
  read: "CASE WHEN was.fields ->> 'read_at' IS NULL THEN 'unread' ELSE 'read' END",
  verdict: "was.fields ->> 'verdict'",
  sent: "'a draft'",
}

const PutBackSchema = v.array(
  v.object({ id: v.string(), from: v.picklist(statuses), to: v.nullable(v.picklist(statuses)) }),
)

async function putBack(
  db: D1Database,
  kind: UndoneKind,
  count: number,
  { id, actor, now }: Asked,
): Promise<UndoneChange | null> {
  const at = now.toISOString()
  // Two changes can have the same moment; the later row is the later change.
  const isLast = `was.change_id = ?1 AND was.contactmail_id = contactmails.id AND contactmails.changed_at = was.at
    AND (was.kind <> 'sent' OR EXISTS (SELECT 1 FROM outbox WHERE id = ?1 AND state = 'undone'))
    AND NOT EXISTS (SELECT 1 FROM changes AS later
                    WHERE later.contactmail_id = was.contactmail_id AND later.rowid > was.rowid)`
  const joined = `FROM changes AS was JOIN contactmails ON ${isLast}`
  const subject = `contactmails.id || ' ${kind} back to ' || (${shown[kind]})`
  const set = undoneColumns[kind].map((column) => `${column} = was.fields ->> '${column}'`)
  const undoing = kind === 'sent' ? replyUndoing(db, id, actor, now) : []
  const results = await db.batch([
    ...undoing,
    db.prepare(`SELECT contactmails.id, status AS "from", was.fields ->> 'status' AS "to" ${joined}`).bind(id),
    auditInsertions(
      db,
      { actor, action: 'mail-change-undone' },
      { sql: `SELECT ${subject} AS id ${joined}`, values: [id] },
      now,
    ),
    db
      .prepare(`UPDATE contactmails SET ${set.join(', ')}, changed_at = ?2 FROM changes AS was WHERE ${isLast}`)
      .bind(id, at),
    db.prepare('DELETE FROM changes WHERE change_id = ?1').bind(id),
  ])
  if (kind === 'sent' && results[0]?.meta.changes === 0) return null
  const undone = v.parse(PutBackSchema, results[undoing.length]?.results)
  return {
    ids: undone.map(({ id }) => id),
    missed: count - undone.length,
    statuses: undone.flatMap(({ id, from, to }) => (to ? [{ id, from, to, at }] : [])),
  }
}

/** Brings deleted contactmails back with their threads. One whose id another has taken meanwhile gets a new one. */
export async function restoreContactmails(db: D1Database, ids: string[], { id, actor, now }: Asked): Promise<string[]> {
  const tables = ['replies', 'notes', 'drafts', 'contactmails'] as const
  const columns = await columnsOf(db, tables)
  const spares = JSON.stringify(ids.map((id) => ({ id, spare: crypto.randomUUID() })))
  const source = `
    SELECT was.origin, was.fields,
           CASE WHEN EXISTS (SELECT 1 FROM contactmails WHERE contactmails.id = was.contactmail_id)
             THEN given.value ->> 'spare' ELSE was.contactmail_id END AS owner
    FROM changes AS was JOIN json_each(?2) AS given ON given.value ->> 'id' = was.contactmail_id
    WHERE was.change_id = ?1`
  const restored = `SELECT owner AS id FROM (${source}) WHERE origin = 'contactmails'`
  const values = [id, spares]
  const [found] = await db.batch([
    db.prepare(restored).bind(...values),
    auditInsertions(db, { actor, action: 'mail-restored' }, { sql: restored, values }, now),
    // Contactmails come last, because afterwards their ids are taken. An e-mail that came again meanwhile stays as it is.
    ...tables.map((table, at) => {
      const names = columns[at] ?? []
      const owner = table === 'contactmails' ? 'id' : 'contactmail_id'
      const given = names.map((name) => (name === owner ? 'owner' : `fields ->> '${name}'`))
      return db
        .prepare(
          `INSERT OR IGNORE INTO ${table} (${names.join(', ')})
           SELECT ${given.join(', ')} FROM (${source}) WHERE origin = '${table}'`,
        )
        .bind(...values)
    }),
    ...heldReplySettling(db, id, now),
    db
      .prepare(
        `DELETE FROM changes WHERE change_id = ?1 AND contactmail_id IN (SELECT value ->> 'id' FROM json_each(?2))`,
      )
      .bind(...values),
  ])
  return v.parse(IdsSchema, found?.results).map(({ id }) => id)
}
