import type { D1Database } from '@cloudflare/workers-types'
import { quote } from '../d1.ts'

export type Row = Record<string, unknown>

/** Each page of the remote database takes a start of wrangler. */
const pageSize = 5000

/** Every row of a table in the order of insertion, with these columns. */
export async function* rowsOf(db: D1Database, table: string, columns: string[]): AsyncGenerator<Row> {
  const page = `SELECT rowid AS "(rowid)", ${quoted(columns)} FROM "${table}"
                WHERE rowid > ?1 ORDER BY rowid LIMIT ${pageSize}`
  let last = 0
  let length = pageSize
  while (length === pageSize) {
    const { results } = await db.prepare(page).bind(last).all<Row>()
    for (const { '(rowid)': rowid, ...row } of results) {
      last = Number(rowid)
      yield row
    }
    length = results.length
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

function quoted(columns: string[]) {
  return columns.map((column) => `"${column}"`).join(', ')
}
