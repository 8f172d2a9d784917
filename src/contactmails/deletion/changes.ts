import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'

export const undoSeconds = 10

const second = 1000

export const binDays = 30

/** Milliseconds that each kind of change can be taken back. What is deleted lies in the bin. */
const keptFor: Record<string, number> = { sent: (undoSeconds + 5) * second, deleted: binDays * 24 * 60 * 60 * second }
const usually = 600 * second

export type NewChange = { id: string; kind: string; actor: string; at: Date }

type Kept = {
  table: 'contactmails' | 'replies' | 'notes' | 'drafts'
  columns: readonly string[]
  where: string
  values: unknown[]
}

export const keepRows = (
  db: D1Database,
  { id, kind, actor, at }: NewChange,
  { table, columns, where, values }: Kept,
) => {
  const place = (offset: number) => `?${values.length + offset}`
  const owner = table === 'contactmails' ? 'id' : 'contactmail_id'
  const until = new Date(at.getTime() + (keptFor[kind] ?? usually))
  return db
    .prepare(
      `INSERT INTO changes (change_id, kind, actor, at, until, contactmail_id, origin, fields)
       SELECT ${[1, 2, 3, 4, 5].map(place).join(', ')}, ${owner}, '${table}', ${asJson(columns)}
       FROM ${table} WHERE ${where} RETURNING contactmail_id AS id${kind === 'deleted' ? '' : ', fields'}`,
    )
    .bind(...values, id, kind, actor, at.toISOString(), until.toISOString())
}

export const expiredChangesRemoval = (db: D1Database, now = new Date()) =>
  db.prepare('DELETE FROM changes WHERE until < ?1').bind(now.toISOString())

const inBin = (origin: 'contactmails' | 'replies') => `kind = 'deleted' AND origin = '${origin}'`

/** SQL that selects what an address wrote and is now in the bin: e-mails by row id, and contactmails. */
const binned = (email: string) => {
  const entries = `FROM changes WHERE ${inBin('replies')} AND fields ->> 'direction' = 'in'
    AND ${email} COLLATE NOCASE IN (fields ->> 'author', fields ->> 'envelope')`
  // An e-mail that became a contactmail has the same id as its entry in the thread.
  const contactmails = `FROM changes WHERE ${inBin('contactmails')} AND (fields ->> 'email' = ${email} COLLATE NOCASE
    OR contactmail_id IN (SELECT fields ->> 'id' ${entries}))`
  return { entries, contactmails }
}

/** The statements that erase one address from the kept rows. The last returns the table of each. */
export const keptRemoval = (db: D1Database, email: string) => {
  const { entries, contactmails } = binned('?1')
  return [
    `DELETE FROM outbox WHERE contactmail_id IN (SELECT contactmail_id ${contactmails})`,
    `DELETE FROM changes WHERE rowid IN (
       SELECT rowid ${entries}
       UNION ALL SELECT changes.rowid FROM (SELECT change_id, contactmail_id ${contactmails}) AS mail
         CROSS JOIN changes ON changes.change_id = mail.change_id AND changes.contactmail_id = mail.contactmail_id
       UNION ALL SELECT rowid FROM changes WHERE kind <> 'deleted' AND contactmail_id IN (SELECT contactmail_id ${contactmails}))
     RETURNING iif(kind = 'deleted', origin, kind) AS origin`,
  ].map((sql) => db.prepare(sql).bind(email))
}

export const countBinned = (email: string) => `SELECT COUNT(*) ${binned(email).contactmails}`

/** The names of each table's columns, so that a deleted row comes back whole whatever columns it has. */
export const columnsOf = async (db: D1Database, tables: readonly string[]): Promise<string[][]> => {
  const found = await db.batch(tables.map((table) => db.prepare('SELECT name FROM pragma_table_info(?1)').bind(table)))
  return found.map(({ results }) => v.parse(v.array(v.object({ name: v.string() })), results).map(({ name }) => name))
}

/** Not `json_object`: D1 takes 32 arguments a function. */
const asJson = (columns: readonly string[]) =>
  `'{' || ${columns.map((column) => `'"${column}":' || json_quote(${column})`).join(" || ',' || ")} || '}'`

export const threadRemoval = (db: D1Database, ids: string, values: unknown[]) =>
  ['replies', 'notes', 'drafts', 'presence'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE contactmail_id IN (${ids})`).bind(...values),
  )
