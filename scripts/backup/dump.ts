import type { D1Database } from '@cloudflare/workers-types'
import { type Head, type Manifest, manifestOf } from './manifest.ts'
import { rowsOf } from './rows.ts'
import { assertListed, columnsOf, migrationsOf } from './schema.ts'
import { accountTables, contentTables } from './tables.ts'

type Options = {
  withAccounts: boolean
  onTable: (table: string, rows: number) => void
  onEnd: (manifest: Manifest) => void
}

/** The lines of a backup: a head, a line for each row, the manifest. */
export async function* dump(db: D1Database, { withAccounts, onTable, onEnd }: Options): AsyncGenerator<string> {
  await assertListed(db)
  const tables = [...(withAccounts ? accountTables : []), ...contentTables]
  const columns: Head['columns'] = {}
  for (const table of tables) columns[table] = await columnsOf(db, table)
  const migrations = await migrationsOf(db)
  yield line({ format: 'forager-backup-1', takenAt: new Date().toISOString(), migrations, columns } satisfies Head)

  const sums = manifestOf(tables)
  for (const [table, names] of Object.entries(columns)) {
    let count = 0
    for await (const row of rowsOf(db, table, names)) {
      sums.add(table, row)
      count += 1
      yield line({ table, row })
    }
    onTable(table, count)
  }
  const manifest = sums.finish()
  yield line(manifest)
  onEnd(manifest)
}

/** JSON on one line: Node's readline would also split at these two characters. */
function line(value: object) {
  const json = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return `${json}\n`
}
