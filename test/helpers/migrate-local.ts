import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery } from 'wrangler'

const folder = 'src/database/migrations'

/** Applies the first so many migrations to an empty database and records them as wrangler does, which takes seconds. */
export const migrateLocal = async (db: D1Database, upTo = Number.POSITIVE_INFINITY) => {
  const names = readdirSync(folder).sort().slice(0, upTo)
  const queries = names.flatMap((name) => unstable_splitSqlQuery(readFileSync(join(folder, name), 'utf8')))
  await db.batch([
    ...queries.map((query) => db.prepare(query)),
    db.prepare('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)'),
    ...names.map((name) => db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name)),
  ])
}
