import type { D1Database } from '@cloudflare/workers-types'
import { CommandError } from '../command.ts'
import { allTables } from './tables.ts'

const namesOf = async (db: D1Database, sql: string) =>
  (await db.prepare(sql).all<{ name: string }>()).results.map(({ name }) => name)

/** Every table of the site, without those of SQLite, D1 and wrangler. */
export const tablesOf = (db: D1Database): Promise<string[]> =>
  namesOf(
    db,
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'd1_migrations'
     AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY name`,
  )

/** Names of the applied migrations, oldest first. */
export const migrationsOf = (db: D1Database): Promise<string[]> =>
  namesOf(db, 'SELECT name FROM d1_migrations ORDER BY name')

export const columnsOf = (db: D1Database, table: string): Promise<string[]> =>
  namesOf(db, `SELECT name FROM pragma_table_info('${table}') ORDER BY cid`)

/** @throws CommandError if the database has a table that no list of tables.ts names */
export const assertListed = async (db: D1Database): Promise<void> => {
  const unlisted = (await tablesOf(db)).filter((table) => !allTables.includes(table))
  if (unlisted.length > 0) {
    throw new CommandError(`Add ${unlisted.join(' and ')} to a list in scripts/backup/tables.ts.`, 1)
  }
}

/** @throws CommandError if a table has rows */
export const assertEmpty = async (db: D1Database): Promise<void> => {
  for (const table of await tablesOf(db)) {
    if (await db.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).first()) {
      throw new CommandError(`The table ${table} has rows. A backup is restored into an empty database only.`, 1)
    }
  }
}
