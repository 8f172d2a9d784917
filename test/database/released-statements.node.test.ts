import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { readStatements } from '../../scripts/release/statements.ts'

const { release, schema, statements } = readStatements()
const migrations = globSync('src/database/migrations/*.sql').sort()

/** A database with all migrations, and with what a later one would do. */
const migrated = (later = '') => {
  const database = new DatabaseSync(':memory:')
  for (const file of migrations) database.exec(readFileSync(file, 'utf8'))
  database.exec(
    `CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE); PRAGMA foreign_keys = OFF; ${later}`,
  )
  return database
}

/** Runs each statement of the release by itself and returns what SQLite says of those that fail. */
const problems = (database: DatabaseSync) =>
  statements.flatMap(([sql, values]) => {
    database.exec('BEGIN')
    try {
      database.prepare(sql).all(...values)
      return []
    } catch (error) {
      return [`${error}: ${sql}`]
    } finally {
      database.exec('ROLLBACK')
    }
  })

it(`every statement of release ${release} runs on the schema of now`, () => {
  expect(statements.length).toBeGreaterThan(150)
  expect(problems(migrated())).toEqual([])
})

it('the release reads or writes every table that it knows', () => {
  const known = new DatabaseSync(':memory:')
  const itsOwn = migrations.slice(0, migrations.findIndex((file) => file.endsWith(schema)) + 1)
  for (const file of itsOwn) known.exec(readFileSync(file, 'utf8'))
  const rows = known.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all()
  const tables = rows.map(({ name }) => String(name))
  expect(tables.length).toBeGreaterThan(10)
  const isNamed = (table: string) => statements.some(([sql]) => new RegExp(`\\b${table}\\b`).test(sql))
  // Migration 0009 made the table of receipts before any release used it.
  expect(tables.filter((table) => table !== 'receipts' && !isNamed(table))).toEqual([])
})

it.each([
  ['takes a column away', 'ALTER TABLE notes DROP COLUMN author'],
  ['renames a column', 'ALTER TABLE contactmails RENAME COLUMN subject TO title'],
  ['drops a table', 'DROP TABLE saved_answers'],
  [
    'adds a column that must be filled',
    'DROP TABLE notes; CREATE TABLE notes (id, contactmail_id, author, body, created_at, later TEXT NOT NULL)',
  ],
])('notices a migration that %s', (_name, later) => {
  expect(problems(migrated(later))).not.toEqual([])
})
