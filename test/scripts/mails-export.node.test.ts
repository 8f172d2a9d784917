import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDatabase } from '../../scripts/database.ts'
import { exportOptions } from '../../scripts/export-options.ts'
import { migrateLocal } from '../helpers/migrate-local.ts'
import { runInProcess } from '../helpers/run-in-process.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'export-'))
const persistTo = join(folder, 'state')
/** A separate home, to find any file that wrangler leaves there. */
const env = { ...process.env, HOME: join(folder, 'home'), XDG_CONFIG_HOME: join(folder, 'home/.config') }
const marker = 'Seventeen herons asked for the tide table'

const resultOf = async (command: Promise<{ stdout: string; stderr: string }>) =>
  command.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
const exportMails = (args: string[], state = persistTo) =>
  resultOf(run('node', ['scripts/mails-export.ts', ...args, '--persist-to', state], { env }))

beforeAll(async () => {
  mkdirSync(join(folder, 'home/.config'), { recursive: true })
  await withDatabase({ persistTo }, async (db) => {
    await migrateLocal(db)
    const insert = db.prepare(
      `INSERT INTO contactmails (id, name, email, subject, reason, message, created_at)
       VALUES ('a', 'Ada', 'a@b.example', 'Hello', 'Other', '${marker}', '2026-11-01T00:00:00.000Z')`,
    )
    await insert.run()
  })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** Files in the folder that contain the message, except the database's. */
const filesWithMessage = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(`${persistTo}/`) && readFileSync(file, 'utf8').includes(marker))

describe('mails:export', () => {
  it('writes a file that only its owner can read, and leaves the messages nowhere else', async () => {
    const output = join(folder, 'contactmails.csv')
    const written = await exportMails(['--format', 'csv', '--output', output])
    expect(written).toMatchObject({ code: 0, stdout: '' })
    expect(statSync(output).mode & 0o777).toBe(0o600)
    expect(readFileSync(output, 'utf8')).toContain(marker)
    expect(filesWithMessage()).toEqual([output])

    const again = await exportMails(['--format', 'json', '--output', output])
    expect(again).toMatchObject({ code: 2, stderr: `${output} exists already. Choose a new file name.\n` })
    expect(readFileSync(output, 'utf8')).toContain(marker)
    expect(readFileSync(output, 'utf8')).toMatch(/^\ufeff"id"/)
  }, 120_000)

  it.each([
    [[], /^--format is missing: csv or json\.\n$/],
    [['--format', 'pdf'], /^--format is csv or json\.\n$/],
    [['--format', 'csv', '--since', 'May'], /^--since is a day, e\.g\. 2026-01-31\.\n$/],
    [['--format', 'csv', '--everything'], /^'--everything' is not an option[^\n]*\n$/],
    [['--format', 'csv', 'contactmails.csv'], /^'contactmails\.csv' is not an option[^\n]*\n$/],
    [['--format', 'csv', '--output', ''], /^--output is the name of a new file\.\n$/],
  ])('refuses %j with one sentence', async (args, sentence) => {
    const { status, stdout, stderr } = await runInProcess(async () => void exportOptions(args))
    expect(stderr).toMatch(sentence)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })

  it('reports a database without tables and leaves no incomplete file', async () => {
    const output = join(folder, 'nothing.json')
    const { code, stdout, stderr } = await exportMails(
      ['--format', 'json', '--output', output],
      join(folder, 'state/empty'),
    )
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: 'This database has no tables yet. Run: npm run db:migrate\n',
    })
    expect(existsSync(output)).toBe(false)
  }, 60_000)
})

it.each(['contactmails.csv', 'contactmails-2026-11-01.json', 'contactmails.sql', 'export.csv', 'forager.sql'])(
  'git ignores %s',
  (file) => expect(String(execFileSync('git', ['check-ignore', file]))).toBe(`${file}\n`),
)

it('git ignores no source', () => {
  expect(String(execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard']))).toBe('')
})
