import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withDatabase } from '../../scripts/database.ts'
import { wrangler } from '../../scripts/wrangler.ts'
import { migrateLocal } from '../helpers/migrate-local.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'staff-'))
const persistTo = join(folder, '.wrangler/state')

const script = (name: string, ...args: string[]) =>
  run('node', [`scripts/${name}.ts`, ...args, '--persist-to', persistTo])
const rows = (sql: string) => withDatabase({ persistTo }, async (db) => (await db.prepare(sql).all()).results)

beforeAll(async () => {
  await withDatabase({ persistTo }, async (db) => {
    await migrateLocal(db)
    const insert = db.prepare(
      `INSERT INTO contactmails (id, name, email, subject, reason, message, created_at)
       VALUES ('a', 'Ada', 'a@b.example', '=1+1', 'Other', 'It''s "quoted"', '2026-11-01T00:00:00.000Z'),
              ('b', 'Bo', 'b@b.example', 'Newer', 'Other', 'x', '2026-11-03T00:00:00.000Z')`,
    )
    await insert.run()
  })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('exports to a terminal, with progress on the other stream', async () => {
  const csv = await script('mails-export', '--format', 'csv')
  expect(csv.stdout.split('\r\n')).toHaveLength(4)
  expect(csv.stdout).toContain(`"'=1+1"`)
  expect(csv.stderr).toContain('2 messages')
  const json = await script('mails-export', '--format', 'json', '--since', '2026-11-02')
  expect(JSON.parse(json.stdout)).toEqual([expect.objectContaining({ id: 'b', subject: 'Newer' })])
  expect(await rows("SELECT subject FROM audit WHERE action = 'mails-exported'")).toEqual([
    { subject: 'CSV, 2' },
    { subject: 'JSON, 1' },
  ])
}, 60_000)

it('leaves the database one that wrangler d1 export can write out', async () => {
  cpSync('wrangler.toml', join(folder, 'wrangler.toml'))
  cpSync('src/index.ts', join(folder, 'src/index.ts'))
  const file = resolve(folder, 'contactmails.sql')
  const args = ['--local', '--table', 'contactmails', '--output', file]
  await run(...wrangler('d1', 'export', 'DB', ...args), { cwd: folder })
  const sql = readFileSync(file, 'utf8')
  expect(sql).toContain('=1+1')
  expect(sql).not.toContain('scrypt')
  expect(sql).not.toMatch(/INSERT INTO "?(user|account|session)"?/)
}, 60_000)
