import { readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import type { Bindings } from '../../src/env.ts'
import { testQueue } from './faults.ts'

type Statement = { sql: string; values: SQLInputValue[] }

/** What the queries use of D1, over SQLite in memory. `meanwhile` runs before each statement. */
export function databaseOf(sqlite: DatabaseSync, meanwhile = async () => {}) {
  const run = ({ sql, values }: Statement) => {
    const before = sqlite.prepare('SELECT total_changes() AS count').get()
    const prepared = sqlite.prepare(sql)
    const results = values.length > 0 ? prepared.all(...values) : prepared.all()
    const after = sqlite.prepare('SELECT total_changes() AS count').get()
    return { results, meta: { changes: Number(after?.count) - Number(before?.count) } }
  }
  const one = async (statement: Statement) => {
    await meanwhile()
    return run(statement)
  }
  const prepare = (sql: string, values: SQLInputValue[] = []) => ({
    sql,
    values,
    bind: (...given: SQLInputValue[]) => prepare(sql, given),
    all: () => one({ sql, values }),
    run: () => one({ sql, values }),
    first: async (column?: string) => {
      const [row = null] = (await one({ sql, values })).results
      return column ? (row?.[column] ?? null) : row
    },
  })
  const batch = async (statements: Statement[]) => {
    await meanwhile()
    sqlite.exec('BEGIN')
    const results = statements.map(run)
    sqlite.exec('COMMIT')
    return results
  }
  return { prepare, batch } as unknown as D1Database
}

const schema = readFileSync('src/database/migrations/0001_schema.sql', 'utf8')
const migrations = "CREATE TABLE d1_migrations (name TEXT); INSERT INTO d1_migrations VALUES ('0001_schema.sql')"

/** A database in memory with the schema. */
export const fresh = () => {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec(schema)
  sqlite.exec(migrations)
  return sqlite
}

/** A site with everything that leaves by e-mail turned on. */
export const siteOf = (DB: D1Database, mailer: Bindings['MAILER']): Bindings =>
  ({
    DB,
    CONTACTMAILS: testQueue(),
    MAILER: mailer,
    NOTIFY_TO: 'desk@forager.example',
    REPLY_DOMAIN: 'forager.example',
    SEND_RECEIPTS: 'true',
    BETTER_AUTH_SECRET: 'only-the-tests-sign-their-sessions-with-this',
  }) as unknown as Bindings
