import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'

const migrations = globSync('src/database/migrations/*.sql').sort()

/** A database as it was before the migration of this number, and a way to apply that migration. */
const before = (number: string) => {
  const database = new DatabaseSync(':memory:')
  const at = migrations.findIndex((file) => file.includes(`/${number}_`))
  for (const file of migrations.slice(0, at)) database.exec(readFileSync(file, 'utf8'))
  return { database, migrate: () => database.exec(readFileSync(String(migrations[at]), 'utf8')) }
}

it('0004 moves deleted messages to their own table, all columns kept', () => {
  const { database, migrate } = before('0004')
  database.exec(
    `INSERT INTO contactmails VALUES
     ('a', 'Ada', 'a@b.example', 'Stays', 'Other', 'x', '2026-11-01', 'ham', '', NULL, 0, NULL, NULL, NULL),
     ('b', 'Bo', 'b@b.example', 'Goes', 'Other', 'y', '2026-11-02', 'spam', 'honeypot', '2026-11-03', 2, 'no', '2026-11-04', '2026-11-05')`,
  )
  const deleted = database.prepare('SELECT * FROM contactmails WHERE deleted_at IS NOT NULL').all()
  migrate()
  expect(database.prepare('SELECT subject FROM contactmails').all()).toEqual([{ subject: 'Stays' }])
  expect(database.prepare('SELECT * FROM deleted_contactmails').all()).toEqual(deleted)
})

it('0004 takes the addresses out of what exports were recorded with', () => {
  const { database, migrate } = before('0004')
  const rows = [
    ['mails-exported', 'csv email=a@b.example', 'csv email=(address)'],
    [
      'mails-exported',
      'json verdict=all&email=a&x@b.example&since=2026-01-01',
      'json verdict=all&email=(address)&since=2026-01-01',
    ],
    ['mails-exported', 'csv since=2026-01-01', 'csv since=2026-01-01'],
    ['user-created', 'ada@forager.example as staff', 'ada@forager.example as staff'],
  ] as const
  const insert = database.prepare("INSERT INTO audit (at, actor, action, subject) VALUES ('2026', 'x', ?, ?)")
  for (const [action, subject] of rows) insert.run(action, subject)
  migrate()
  expect(
    database
      .prepare('SELECT subject FROM audit ORDER BY id')
      .all()
      .map(({ subject }) => subject),
  ).toEqual(rows.map(([, , expected]) => expected))
})

describe('from the schema of migration 0006 to the latest', () => {
  const rows = 10_000
  const tables = ['contactmails', 'deleted_contactmails', 'audit', 'retention_runs', 'dead_letters', 'user', 'session']
  tables.push('account', 'twoFactor', 'sign_in_attempts', 'verification')

  /** A value for each column, another one in each row; every third is null where it may be. */
  const fill = (database: DatabaseSync, table: string, count: number) => {
    const columns = database.prepare('SELECT name, type, "notnull" FROM pragma_table_info(?)').all(table)
    const values = columns.map(({ type, notnull }, at) => {
      const value = type === 'INTEGER' ? `n * 31 + ${at}` : `'${table} ${at} "é\n🛶" ' || n`
      return notnull ? value : `CASE WHEN (n + ${at}) % 3 THEN ${value} END`
    })
    database.exec(
      `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
       INSERT INTO ${table} SELECT ${values} FROM number`,
    )
    return columns.map(({ name }) => `"${name}"`).join(', ')
  }

  it('every row of every table is kept, column by column', () => {
    const { database } = before('0007')
    database.exec('PRAGMA foreign_keys = OFF')
    const read = (table: string, columns: string) =>
      database.prepare(`SELECT ${columns} FROM ${table} ORDER BY 1`).all()
    const kept = tables.map((table) => {
      const columns = fill(database, table, table === 'contactmails' ? rows : 100)
      return { table, columns, was: read(table, columns) }
    })
    expect(kept[0]?.was).toHaveLength(rows)
    const first = migrations.findIndex((file) => file.includes('/0007_'))
    for (const file of migrations.slice(first)) database.exec(readFileSync(file, 'utf8'))
    for (const { table, columns, was } of kept) expect(read(table, columns), table).toEqual(was)
    expect(
      database.prepare('SELECT DISTINCT status, source, opened_at, answered_at, assignee FROM contactmails').all(),
    ).toEqual([{ status: 'open', source: 'form', opened_at: null, answered_at: null, assignee: null }])
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  })
})
