import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealed } from '../../scripts/backup/archive.ts'
import { dump } from '../../scripts/backup/dump.ts'
import type { Manifest } from '../../scripts/backup/manifest.ts'
import { backupOptions, restoreOptions } from '../../scripts/backup/options.ts'
import { restoreBackup } from '../../scripts/backup/restore-backup.ts'
import { insertRows, rowsOf as rowsIn } from '../../scripts/backup/rows.ts'
import { sampleRows } from '../../scripts/backup/sample-rows.ts'
import { assertListed, tablesOf } from '../../scripts/backup/schema.ts'
import { accountTables, allTables, contentTables } from '../../scripts/backup/tables.ts'
import { withDatabase } from '../../scripts/database.ts'
import { writeExport } from '../../scripts/export-file.ts'
import { migrateLocal } from '../helpers/migrate-local.ts'
import { databaseOf, fresh } from '../helpers/sqlite-d1.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const source = join(folder, 'source')
const passphrase = 'nine slow ferries home'
const manifests: Record<string, Manifest> = {}
const inDatabase = <Result>(persistTo: string, use: (db: D1Database) => Promise<Result>) =>
  withDatabase({ persistTo }, use)

/** Runs `use` with an empty database. */
const inEmpty = (name: string, use: (db: D1Database) => Promise<void>, upTo?: number) =>
  inDatabase(join(folder, name), async (db) => {
    await migrateLocal(db, upTo)
    await use(db)
  })
const rowsOf = async (db: D1Database, table: string) => (await db.prepare(`SELECT * FROM "${table}"`).all()).results
const restore = (db: D1Database, name: string, word = passphrase) =>
  restoreBackup(db, { path: join(folder, name), passphrase: word }, () => {})

const rows: Record<string, unknown[]> = {}
const unassigned = () => rows.contactmails?.map((row) => ({ ...(row as object), assignee: null }))

beforeAll(async () => {
  await inDatabase(source, async (db) => {
    await migrateLocal(db)
    await insertRows(db, sampleRows(600), () => {})
    await db.prepare('UPDATE contactmails SET assignee = (SELECT id FROM user) WHERE rowid <= 3').run()
    for (const withAccounts of [true, false]) {
      const name = withAccounts ? 'everything' : 'content'
      const onEnd = (manifest: Manifest) => {
        manifests[name] = manifest
      }
      const lines = dump(db, { withAccounts, onTable: () => {}, onEnd })
      await writeExport(join(folder, name), sealed(lines, passphrase, { workFactor: 4 }))
    }
    for (const table of allTables) rows[table] = await rowsOf(db, table)
  })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('names every table in one list, and stores no bytes that JSON lacks', async () => {
  await inDatabase(source, async (db) => {
    await assertListed(db)
    const tables = await tablesOf(db)
    expect([...allTables].sort()).toEqual(tables.sort())
    for (const table of tables) {
      const { results } = await db.prepare(`SELECT type FROM pragma_table_info('${table}')`).all<{ type: string }>()
      expect(['INTEGER', 'TEXT', 'REAL']).toEqual(expect.arrayContaining(results.map(({ type }) => type)))
    }
  })
})

it('writes a file that only its owner can read, without a word in clear', () => {
  const file = join(folder, 'content')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const bytes = readFileSync(file)
  expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /)
  expect(bytes.includes('keeper') || bytes.includes('contactmails')).toBe(false)
  expect(Object.keys(manifests.content?.tables ?? {})).toEqual(contentTables)
  expect(manifests.content?.tables.contactmails).toEqual({ rows: 600, sha256: expect.stringMatching(/^[\da-f]{64}$/) })
})

it('restores every row as it was', () =>
  inEmpty('target-1', async (db) => {
    await restore(db, 'everything')
    for (const table of allTables) expect(await rowsOf(db, table), table).toEqual(rows[table])
    expect(rows.account).toHaveLength(1)
    await expect(restore(db, 'everything')).rejects.toThrow('into an empty database only')
  }))

it('restores no account from a backup without them, and nothing that is still assigned to one', () =>
  inEmpty('target-2', async (db) => {
    await restore(db, 'content')
    expect(await rowsOf(db, 'contactmails')).toEqual(unassigned())
    for (const table of contentTables.slice(1)) expect(await rowsOf(db, table), table).toEqual(rows[table])
    for (const table of accountTables) expect(await rowsOf(db, table), table).toEqual([])
  }))

it('restores nothing with a wrong passphrase or from a damaged or incomplete file', () =>
  inEmpty('target-3', async (db) => {
    await expect(restore(db, 'content', 'another long passphrase')).rejects.toThrow('the passphrase is wrong')
    const bytes = readFileSync(join(folder, 'content'))
    const damaged = Buffer.from(bytes)
    damaged[bytes.length - 40] = (damaged[bytes.length - 40] ?? 0) ^ 1
    writeFileSync(join(folder, 'damaged'), damaged)
    writeFileSync(join(folder, 'incomplete'), bytes.subarray(0, -60))
    writeFileSync(join(folder, 'other'), 'not a backup')
    for (const name of ['damaged', 'incomplete', 'other']) {
      await expect(restore(db, name)).rejects.toThrow('damaged or incomplete')
    }
    await expect(restore(db, 'missing')).rejects.toThrow('there is no such file')
    expect(await rowsOf(db, 'contactmails')).toEqual([])
  }))

it('refuses a database that lacks a migration of the backup', () =>
  inEmpty('target-4', (db) => expect(restore(db, 'content')).rejects.toThrow('The database lacks 0001_schema.sql'), 0))

it('restores into a newer schema', () =>
  inEmpty('target-5', async (db) => {
    await db.prepare("ALTER TABLE contactmails ADD COLUMN later TEXT NOT NULL DEFAULT 'x'").run()
    await restore(db, 'content')
    expect(await rowsOf(db, 'contactmails')).toEqual(unassigned()?.map((row) => ({ ...row, later: 'x' })))
  }))

it('reads no more in one statement than D1 returns, and every row', async () => {
  const db = databaseOf(fresh())
  const long = "replace(hex(zeroblob(10000)), '0', 'a')"
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)'
  await db.batch([
    db.prepare(`${numbers} INSERT INTO contactmails (id, name, email, subject, reason, message, created_at)
        SELECT printf('%04d', i), 'Ada', 'ada@museum.example', 'A question', 'Other', 'Hello', '' FROM n WHERE i <= 300`),
    db.prepare(`${numbers} INSERT INTO entries (id, contactmail_id, direction, author, body, search_text, created_at, state)
        SELECT printf('%04d', i), printf('%04d', i % 300 + 1), 'in', 'ada@museum.example', ${long}, ${long}, '', 'received'
        FROM n`),
  ])
  let largest = 0
  const measured = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (target, name) => {
        if (name === 'bind') return (...values: unknown[]) => measured(target.bind(...values))
        if (name !== 'all') return Reflect.get(target, name)
        return async () => {
          const answer = await target.all()
          largest = Math.max(largest, JSON.stringify(answer.results).length)
          return answer
        }
      },
    })
  const spied = { prepare: (sql: string) => measured(db.prepare(sql)) } as D1Database
  let read = 0
  for await (const _ of dump(spied, { withAccounts: false, onTable: () => {}, onEnd: () => {} })) read++
  for await (const _ of rowsIn(spied, 'entries', ['id', 'body', 'search_text'])) read++
  expect(read).toBe(2 + 300 + 1200 + 1200)
  expect(largest).toBeGreaterThan(5_000_000)
  expect(largest).toBeLessThan(20_000_000)
})

it('restores texts that one statement cannot hold, each in its row', () =>
  inEmpty('target-6', async (db) => {
    const mail = {
      contactmail_id: 'm',
      direction: 'in',
      author: 'han@museum.example',
      created_at: '',
      state: 'received',
    }
    const long = { ...mail, id: 'long', body: '등대🛶'.repeat(5000), search_text: "등대 '".repeat(9000) }
    const replies = [{ ...mail, id: 'before', body: 'a' }, long, { ...mail, id: 'after', body: 'z' }]
    await insertRows(db, Readable.from(replies.map((row) => ({ table: 'entries', row }))), () => {})
    const stored = await db.prepare('SELECT id, body, search_text FROM entries ORDER BY rowid').all()
    expect(stored.results).toEqual([
      { id: 'before', body: 'a', search_text: '' },
      { id: 'long', body: long.body, search_text: long.search_text },
      { id: 'after', body: 'z', search_text: '' },
    ])
  }))

it('refuses wrong options with one sentence', () => {
  expect(() => backupOptions([])).toThrow('--output is the name of a new file.')
  expect(() => restoreOptions([])).toThrow('--input is the name of a backup.')
  expect(() => restoreOptions(['--input', 'x', '--after-time-travel'])).toThrow('Or give --after-time-travel.')
  expect(restoreOptions(['--after-time-travel', '--remote'])).toMatchObject({ 'after-time-travel': true, remote: true })
  expect(() => restoreOptions(['--input', 'x', '--env', 'other'])).toThrow('--env is preview; without it')
})
