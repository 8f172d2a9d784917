import type { D1Database } from '@cloudflare/workers-types'
import { quote } from '../d1.ts'

export type Row = Record<string, unknown>

/** Each page of the remote database takes a start of wrangler. */
const pageSize = 5000

/**
 * A page ends with the row that exceeds this. A statement of D1 returns 50 MB at most, as JSON, which is longer than what
 * the columns hold. Source: https://developers.cloudflare.com/d1/platform/limits/
 */
const pageBytes = 8_000_000

const bytesOf = (columns: string[]) =>
  columns.map((column) => `ifnull(length(CAST("${column}" AS BLOB)), 0)`).join(' + ')

/** The rows of `found` up to the one with which their bytes, of which `bytes` is the expression, exceed a page. */
const withinPage = (order: string, bytes: string) => `
  SELECT * FROM (SELECT *, sum("(bytes)") OVER (ORDER BY "${order}") - "(bytes)" AS "(before)"
                 FROM (SELECT *, ${bytes} AS "(bytes)" FROM found))
  WHERE "(before)" < ${pageBytes}`

/** Every row of a table in the order of insertion, with these columns. */
export async function* rowsOf(db: D1Database, table: string, columns: string[]): AsyncGenerator<Row> {
  const page = `
    WITH found AS (
      SELECT rowid AS "(rowid)", ${quoted(columns)} FROM "${table}" WHERE rowid > ?1 ORDER BY rowid LIMIT ${pageSize}
    )
    SELECT "(rowid)", ${quoted(columns)} FROM (${withinPage('(rowid)', bytesOf(columns))}) ORDER BY 1`
  let last = 0
  let length = 1
  while (length > 0) {
    const { results } = await db.prepare(page).bind(last).all<Row>()
    for (const { '(rowid)': rowid, ...row } of results) {
      last = Number(rowid)
      yield row
    }
    length = results.length
  }
}

/** `belongings`: by table, the column that names the row that a row belongs to. */
type Family = { table: string; belongings: Record<string, string>; columns: Record<string, string[]> }

/**
 * Every row of a table with the rows that belong to it. One statement reads both, so whatever happens between two
 * statements tears nothing apart. By key, which a deletion that is undone leaves as it was; `rowid` is not.
 */
export async function* familiesOf(
  db: D1Database,
  { table, belongings, columns }: Family,
  size = pageSize,
): AsyncGenerator<{ table: string; row: Row }> {
  const tables = [table, ...Object.keys(belongings)]
  const [key = ''] = columns[table] ?? []
  const width = Math.max(...tables.map((name) => columns[name]?.length ?? 0))
  const fields = (name: string) =>
    Array.from({ length: width }, (_, at) => `${columns[name]?.[at] ? `"${columns[name][at]}"` : 'NULL'} AS f${at}`)
  const selects = Object.entries(belongings).map(
    ([name, column], at) =>
      `SELECT ${at + 1}, rowid, ${fields(name)} FROM "${name}" WHERE "${column}" IN (SELECT "${key}" FROM page)`,
  )
  const sizes = Object.entries(belongings).map(
    ([name, column]) =>
      `(SELECT total(${bytesOf(columns[name] ?? [])}) FROM "${name}" WHERE "${column}" = found."${key}")`,
  )
  const bytes = [bytesOf(columns[table] ?? []), ...sizes].join(' + ')
  const page = (isFirst: boolean) => `
    WITH found AS (
      SELECT rowid AS "(rowid)", * FROM "${table}" ${isFirst ? '' : `WHERE "${key}" > ?1`} ORDER BY "${key}" LIMIT ${size}
    ), page AS MATERIALIZED (${withinPage(key, bytes)})
    ${[`SELECT 0 AS part, "(rowid)", ${fields(table)} FROM page`, ...selects].join(' UNION ALL ')} ORDER BY 1, 2`
  let last: unknown
  let length = 1
  while (length > 0) {
    const statement = db.prepare(page(last === undefined))
    const { results } = await (last === undefined ? statement : statement.bind(last)).all<Row>()
    const keys = results.filter(({ part }) => part === 0).map(({ f0 }) => f0 as string)
    length = keys.length
    last = keys.reduce((a, b) => (a > b ? a : b), keys[0] ?? '')
    for (const result of results) {
      const name = tables[Number(result.part)] ?? table
      yield {
        table: name,
        row: Object.fromEntries(columns[name]?.map((column, at) => [column, result[`f${at}`]]) ?? []),
      }
    }
  }
}

/** D1 takes statements of up to 100,000 bytes. */
const bytesPerStatement = 90_000

/** Inserts rows, many at a time, and calls `onInserted` with the number of rows so far. */
export const insertRows = async (
  db: D1Database,
  rows: AsyncIterable<{ table: string; row: Row }>,
  onInserted: (rows: number) => void,
): Promise<void> => {
  let start = ''
  let values: string[] = []
  let bytes = 0
  let inserted = 0
  const flush = async () => {
    if (values.length > 0) await db.batch([db.prepare(start + values.join(', '))])
    inserted += values.length
    onInserted(inserted)
    values = []
    bytes = 0
  }
  for await (const { table, row } of rows) {
    const startOfRow = `INSERT INTO "${table}" (${quoted(Object.keys(row))}) VALUES `
    const value = `(${Object.values(row).map(quote).join(', ')})`
    if (Buffer.byteLength(value) + startOfRow.length > bytesPerStatement) {
      await flush()
      await db.batch(inParts(table, row).map((sql) => db.prepare(sql)))
      inserted += 1
      continue
    }
    bytes += Buffer.byteLength(value) + 2
    if (startOfRow !== start || bytes + start.length > bytesPerStatement) {
      await flush()
      start = startOfRow
      bytes = Buffer.byteLength(value)
    }
    values.push(value)
  }
  await flush()
}

/** In characters, of four bytes at most. */
const longText = 5000

/** Statements that insert a row without its long texts, and then append those piece by piece. */
function inParts(table: string, row: Row) {
  const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > longText
  const short = Object.values(row).map((value) => quote(isLong(value) ? '' : value))
  return [
    `INSERT INTO "${table}" (${quoted(Object.keys(row))}) VALUES (${short.join(', ')})`,
    ...Object.entries(row).flatMap(([column, value]) =>
      (isLong(value) ? (value.match(new RegExp(`[^]{1,${longText}}`, 'gu')) ?? []) : []).map(
        (part) =>
          `UPDATE "${table}" SET "${column}" = "${column}" || ${quote(part)}
           WHERE rowid = (SELECT MAX(rowid) FROM "${table}")`,
      ),
    ),
  ]
}

function quoted(columns: string[]) {
  return columns.map((column) => `"${column}"`).join(', ')
}
