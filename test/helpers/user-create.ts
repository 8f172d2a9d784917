import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readD1Migrations } from '@cloudflare/vitest-plugin'
import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { createUser } from '../../scripts/create-user.ts'
import { withDatabase } from '../../scripts/database.ts'
import { userOptions } from '../../scripts/user-options.ts'
import { runInProcess } from './run-in-process.ts'

export const folder = mkdtempSync(join(tmpdir(), 'user-create-'))
export const persistTo = join(folder, 'state')
const project = process.cwd()
export const temporary = join(folder, 'tmp')
export const email = "o'brien@forager.example"

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

/** The command in this process. */
export const userCreate = (args: string[]) =>
  runInProcess(async () => {
    const options = userOptions(args)
    const use = (db: D1Database) => createUser(db, options)
    await (options.persistTo === persistTo ? inDatabase(use) : withDatabase(options, use))
  })
/** The command as `npm run user:create` starts it. */
export const started = (args: string[]) =>
  spawnSync('node', [join(project, 'scripts/user-create.ts'), ...args], { cwd: folder, encoding: 'utf8' })
export const local = (args: string[]) => userCreate([...args, '--persist-to', persistTo])
export const inDatabase = async <Result>(use: (db: D1Database) => Promise<Result>) => use(await database)

/** Open for the whole file: opening it takes a second. */
let database: Promise<D1Database>
let close = () => {}

export const rows = () =>
  inDatabase(async (db) => {
    const sql = `SELECT email, name, role, banned, twoFactorEnabled, providerId, password, identifier FROM user
                 LEFT JOIN account ON account.userId = user.id
                 LEFT JOIN verification ON verification.value = user.id ORDER BY email`
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
    database = new Promise((opened, failed) => {
      const whileOpen = (db: D1Database) => {
        opened(db)
        return new Promise<void>((closed) => {
          close = closed
        })
      }
      withDatabase({ persistTo }, whileOpen).catch(failed)
    })
    const migrations = await readD1Migrations('src/database/migrations')
    await inDatabase(async (db) => {
      await db.batch(migrations.flatMap(({ queries }) => queries.map((query) => db.prepare(query))))
    })
  })
  beforeEach(async () => {
    process.chdir(folder)
    vi.stubEnv('TMPDIR', temporary)
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
  afterAll(() => {
    close()
    process.chdir(project)
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
}
