import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readD1Migrations } from '@cloudflare/vitest-plugin'
import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { withDatabase } from '../../scripts/database.ts'

export const folder = mkdtempSync(join(tmpdir(), 'user-create-'))
export const persistTo = join(folder, 'state')
export const temporary = join(folder, 'tmp')
export const email = "o'brien@forager.example"
export const word = 'nine slow ferries home'

/** Replaces wrangler: records its arguments and the content of its file, and prints one row. */
export const fakeWrangler = (row: object | null, status = 0) =>
  writeFileSync(
    join(folder, 'node_modules/wrangler/bin/wrangler.js'),
    `const fs = require('node:fs')
     const file = process.argv[process.argv.indexOf('--file') + 1]
     const given = process.argv.includes('--file') && { mode: fs.statSync(file).mode & 0o777, sql: fs.readFileSync(file, 'utf8') }
     fs.appendFileSync(${JSON.stringify(join(folder, 'calls'))}, JSON.stringify({ args: process.argv.slice(2), given }) + '\\n')
     if (given && ${status}) process.exit(${status})
     console.log('[{ "results": ${JSON.stringify(row ? [row] : [])} }]')`,
  )
type Call = { args: string[]; given: false | { mode: number; sql: string } }
export const calls = (): Call[] =>
  readFileSync(join(folder, 'calls'), 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

export const userCreate = (args: string[], input = '') =>
  new Promise<{ status: number; stdout: string; stderr: string }>((done) => {
    const env = { ...process.env, TMPDIR: temporary }
    const script = resolve('scripts/user-create.ts')
    const command = execFile('node', [script, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      done({ status: Number(error?.code ?? 0), stdout, stderr }),
    )
    command.stdin?.end(input)
  })
export const local = (args: string[], input = '') => userCreate([...args, '--persist-to', persistTo], input)
export const inDatabase = <Result>(use: (db: D1Database) => Promise<Result>) => withDatabase({ persistTo }, use)

export const rows = () =>
  inDatabase(async (db) => {
    const sql = `SELECT email, name, role, banned, twoFactorEnabled, providerId, password FROM user
                 LEFT JOIN account ON account.userId = user.id ORDER BY email`
    return (await db.prepare(sql).all()).results
  })
export const recorded = () =>
  inDatabase(async (db) => (await db.prepare('SELECT actor, action, subject FROM audit ORDER BY id').all()).results)

export const user = (fields = '') =>
  `INSERT INTO user (id, name, email, role, createdAt, updatedAt, banned) VALUES ('u1', 'Obi', 'o''brien@forager.example', ${fields || "'admin', '2026', '2026', 0"})`

/** Begins each test of a file with an empty database in a folder of its own, beside the fake wrangler. */
export const emptyDatabases = () => {
  beforeAll(async () => {
    mkdirSync(temporary)
    mkdirSync(join(folder, 'node_modules/wrangler/bin'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/wrangler/package.json'), '{}')
    cpSync('wrangler.toml', join(folder, 'wrangler.toml'))
    const migrations = await readD1Migrations('src/database/migrations')
    await inDatabase(async (db) => {
      await db.batch(migrations.flatMap(({ queries }) => queries.map((query) => db.prepare(query))))
    })
  })
  beforeEach(async () => {
    writeFileSync(join(folder, 'calls'), '')
    fakeWrangler(null)
    await inDatabase(async (db) => {
      await db.batch(
        ['account', 'session', 'twoFactor', 'verification', 'user', 'audit'].map((table) =>
          db.prepare(`DELETE FROM ${table}`),
        ),
      )
    })
  })
  afterAll(() => rmSync(folder, { recursive: true }))
}
