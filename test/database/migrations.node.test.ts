import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'

const migrations = globSync('src/database/migrations/*.sql').sort()

describe('all migrations in order', () => {
  const database = new DatabaseSync(':memory:')
  for (const file of migrations) database.exec(readFileSync(file, 'utf8'))

  it('are numbered without a gap', () => {
    const numbers = migrations.map((file) => Number(/(\d{4})_[a-z0-9-]+\.sql$/.exec(file)?.[1]))
    expect(numbers).toEqual(migrations.map((_, at) => at + 1))
  })

  it('leave tables whose age the documents say', () => {
    const [, ages = ''] = readFileSync('docs/backups.md', 'utf8').split('## How long rows stay')
    const named = ages.split('\n').flatMap((line) => line.split('|')[1]?.match(/(?<=`)\w+(?=`)/g) ?? [])
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")
    expect(named.sort()).toEqual(
      tables
        .all()
        .map(({ name }) => String(name))
        .sort(),
    )
  })

  it('leave tables that check the type of every value', () => {
    const tables = database.prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").all()
    const loose = tables.filter(({ name, strict }) => !strict && !String(name).startsWith('sqlite_'))
    expect(tables.length).toBeGreaterThan(10)
    expect(loose).toEqual([])
  })
})
