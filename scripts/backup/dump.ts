import type { D1Database } from '@cloudflare/workers-types'
import type { Files } from '../files.ts'
import { fileRows, filesNamedIn, filesTable } from './file-rows.ts'
import { type Head, type Manifest, manifestOf } from './manifest.ts'
import { familiesOf } from './rows.ts'
import { assertListed, columnsOf, migrationsOf } from './schema.ts'
import { accountTables, belongings, contentTables } from './tables.ts'

type Options = {
  withAccounts: boolean
  onTable: (table: string, rows: number) => void
  onEnd: (manifest: Manifest) => void
  files?: Files | null
  /** Rows of a statement. */
  pageSize?: number
}

/** The lines of a backup: a head, a line for each row, the manifest. */
export async function* dump(
  db: D1Database,
  { withAccounts, onTable, onEnd, files, pageSize }: Options,
): AsyncGenerator<string> {
  await assertListed(db)
  const tables = [...(withAccounts ? accountTables : []), ...contentTables]
  const columns: Head['columns'] = {}
  for (const table of tables) columns[table] = await columnsOf(db, table)
  if (files) columns[filesTable] = ['key', 'content']
  const migrations = await migrationsOf(db)
  yield line({ format: 'forager-backup-1', takenAt: new Date().toISOString(), migrations, columns } satisfies Head)

  const sums = manifestOf(Object.keys(columns))
  const keys = new Set<string>()
  const within = Object.values(belongings).flatMap(Object.keys)
  for (const table of tables.filter((name) => !within.includes(name))) {
    const family = { table, belongings: belongings[table] ?? {}, columns }
    for await (const entry of familiesOf(db, family, pageSize)) {
      sums.add(entry.table, entry.row)
      for (const key of filesNamedIn(entry.row)) keys.add(key)
      yield line(entry)
    }
  }
  for await (const row of files ? fileRows([...keys].sort(), files) : []) {
    sums.add(filesTable, row)
    yield line({ table: filesTable, row })
  }
  const manifest = sums.finish()
  for (const [table, { rows }] of Object.entries(manifest.tables)) onTable(table, rows)
  yield line(manifest)
  onEnd(manifest)
}

/** JSON on one line: Node's readline would also split at these two characters. */
function line(value: object) {
  const json = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return `${json}\n`
}
