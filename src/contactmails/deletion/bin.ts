import * as v from 'valibot'
import { type Part, raw, sql } from '../../database/sql.ts'
import { undoSeconds } from '../undo-seconds.ts'

const second = 1000

export const binDays = 30

/** Milliseconds that each kind of change can be taken back. What is deleted lies in the bin. */
const keptFor: Record<string, number> = { sent: (undoSeconds + 5) * second, deleted: binDays * 24 * 60 * 60 * second }
const usually = 600 * second

export type NewChange = { id: string; kind: string; actor: string; at: Date }

type Kept = {
  table: 'contactmails' | 'entries' | 'drafts'
  columns: readonly string[]
  where: Part
}

export const keepRows = (db: D1Database, { id, kind, actor, at }: NewChange, { table, columns, where }: Kept) => {
  const owner = raw(table === 'contactmails' ? 'id' : 'contactmail_id')
  const until = new Date(at.getTime() + (keptFor[kind] ?? usually))
  return sql(db)`
    INSERT INTO changes (change_id, kind, actor, at, until, contactmail_id, origin, fields)
    SELECT ${id}, ${kind}, ${actor}, ${at.toISOString()}, ${until.toISOString()}, ${owner}, ${table}, ${asJson(columns)}
    FROM ${raw(table)} WHERE ${where} RETURNING contactmail_id AS id`
}

export const keptIds = (db: D1Database, { id }: NewChange) =>
  sql(db)`SELECT contactmail_id AS id FROM changes WHERE change_id = ${id} AND origin = 'contactmails'`

const inBin = (origin: 'contactmails' | 'entries') => `kind = 'deleted' AND origin = '${origin}'`

/** SQL that selects what an address wrote and is now in the bin: e-mails by row id, and contactmails. */
const binned = (email: string) => {
  const entries = `FROM changes WHERE ${inBin('entries')} AND fields ->> 'direction' = 'in'
    AND ${email} COLLATE NOCASE IN (fields ->> 'author', fields ->> 'envelope')`
  const contactmails = `FROM changes WHERE ${inBin('contactmails')} AND (fields ->> 'email' = ${email} COLLATE NOCASE
    OR contactmail_id IN (SELECT fields ->> 'id' ${entries}))`
  return { entries, contactmails }
}

/** The statements that erase one address from the kept rows. The last returns the table and the files of each. */
export const keptRemoval = (db: D1Database, email: string) => {
  const { entries, contactmails } = binned('?1')
  return [
    `DELETE FROM outbox WHERE contactmail_id IN (SELECT contactmail_id ${contactmails}) AND kind <> 'receipt'`,
    `DELETE FROM changes WHERE rowid IN (
       SELECT rowid ${entries}
       UNION ALL SELECT changes.rowid FROM (SELECT change_id, contactmail_id ${contactmails}) AS mail
         CROSS JOIN changes ON changes.change_id = mail.change_id AND changes.contactmail_id = mail.contactmail_id
       UNION ALL SELECT rowid FROM changes WHERE kind <> 'deleted' AND contactmail_id IN (SELECT contactmail_id ${contactmails}))
     RETURNING iif(kind = 'deleted', origin, kind) AS origin, contactmail_id AS contactmailId,
       coalesce(fields ->> 'attachments', '[]') AS attachments`,
  ].map((sql) => db.prepare(sql).bind(email))
}

export const countBinned = (email: string) => {
  const { entries, contactmails } = binned(email)
  const elsewhere = `${entries} AND contactmail_id NOT IN (SELECT contactmail_id ${contactmails})`
  return { own: `SELECT COUNT(*) ${contactmails}`, elsewhere: `SELECT COUNT(*) ${elsewhere}` }
}

/** The names of each table's columns, so that a deleted row comes back whole whatever columns it has. */
export const columnsOf = async (db: D1Database, tables: readonly string[]): Promise<string[][]> => {
  const found = await db.batch(tables.map((table) => sql(db)`SELECT name FROM pragma_table_info(${table})`))
  return found.map(({ results }) => v.parse(v.array(v.object({ name: v.string() })), results).map(({ name }) => name))
}

/** Returns a database that reads as if nothing in the bin had been deleted. */
export const withBinned = async (db: D1Database): Promise<D1Database> => {
  const tables = ['contactmails', 'entries'] as const
  const columns = await columnsOf(db, tables)
  const views = tables.map((table, at) => {
    const names = columns[at] ?? []
    const owner = table === 'contactmails' ? 'id' : 'contactmail_id'
    const kept = names.map((name) => (name === owner ? 'contactmail_id' : `fields ->> '${name}'`))
    return `${table} AS NOT MATERIALIZED (SELECT ${names} FROM main.${table}
      UNION ALL SELECT ${kept} FROM changes WHERE ${inBin(table)})`
  })
  return { prepare: (query) => db.prepare(`WITH ${views} ${query}`) } as D1Database
}

/** Not `json_object`: D1 takes 32 arguments a function. */
const asJson = (columns: readonly string[]) =>
  raw(`'{' || ${columns.map((column) => `'"${column}":' || json_quote(${column})`).join(" || ',' || ")} || '}'`)

export const threadRemoval = (db: D1Database, ids: Part) =>
  ['entries', 'drafts', 'presence'].map((table) => sql(db)`DELETE FROM ${raw(table)} WHERE contactmail_id IN (${ids})`)
