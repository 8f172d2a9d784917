/**
 * Fills a database, backs it up, restores it into an empty one and compares both row by row.
 *
 *   npm run backup:drill [-- --enquiries 10000]
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { insertRows, rowsOf } from './backup/rows.ts'
import { sampleFile, sampleRows } from './backup/sample-rows.ts'
import { columnsOf } from './backup/schema.ts'
import { accountTables, contentTables } from './backup/tables.ts'
import { CommandError, runCommand } from './command.ts'
import { withDatabase } from './database.ts'
import { parseOptions } from './options.ts'
import { wrangler } from './wrangler.ts'

const OptionsSchema = v.object({
  enquiries: v.pipe(v.string(), v.regex(/^\d{1,6}$/, '--enquiries is a number.'), v.transform(Number)),
})
const folder = mkdtempSync(join(tmpdir(), 'drill-'))
const [source, target] = [join(folder, 'source'), join(folder, 'target')]
const file = join(folder, 'drill.backup')
const passphrase = randomBytes(24).toString('base64')

await runCommand(async () => {
  const options = { enquiries: { type: 'string', default: '10000' } } as const
  const { enquiries } = parseOptions(OptionsSchema, options, process.argv.slice(2))
  try {
    await timed('two databases with all migrations', async () => {
      for (const state of [source, target]) await migrate(state)
    })
    await timed(`${enquiries} enquiries and what hangs on them`, () =>
      withDatabase({ persistTo: source }, async (db, files) => {
        await insertRows(db, sampleRows(enquiries), () => {})
        await files?.put(sampleFile, randomBytes(3_000_000))
      }),
    )
    await timed('backup', () => command('backup', '--output', file, '--with-accounts', '--persist-to', source))
    console.log(`  ${statSync(file).size} bytes`)
    await timed('restore', () => command('restore', '--input', file, '--persist-to', target))
    await timed('comparison', compare)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function migrate(state: string) {
  const command = wrangler('d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state)
  await promisify(execFile)(...command, { env: { ...process.env, CI: 'true' } })
}

async function command(name: string, ...args: string[]) {
  const env = { ...process.env, BACKUP_PASSPHRASE: passphrase }
  await promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...args], { env })
}

async function compare() {
  await withDatabase({ persistTo: source }, (from, before) =>
    withDatabase({ persistTo: target }, async (to, after) => {
      for (const table of [...accountTables, ...contentTables]) {
        console.log(`  ${table}: ${await compareTable(table, from, to)} rows are equal`)
      }
      const [one, other] = [await before?.get(sampleFile), await after?.get(sampleFile)]
      if (!one || !other || Buffer.compare(one, other) !== 0) throw new CommandError('The file differs.', 1)
      console.log(`  ${one.length} bytes of a file are equal`)
    }),
  )
}

/** @throws CommandError if a row differs */
async function compareTable(table: string, from: D1Database, to: D1Database) {
  const [before, after] = [await linesOf(table, from), await linesOf(table, to)]
  const at = before.findIndex((line, at) => line !== after[at])
  if (at >= 0) throw new CommandError(`${table} differs: ${before[at]}`, 1)
  if (after.length > before.length) throw new CommandError(`${table} has more rows than before.`, 1)
  return before.length
}

/** The rows of a table, sorted: those of a thread come together in a backup, and so in what it restores. */
async function linesOf(table: string, db: D1Database) {
  const lines: string[] = []
  for await (const row of rowsOf(db, table, await columnsOf(db, table))) {
    // Each command records itself, the backup after and the restore instead of it.
    if (!/^database-/.test(String(row.action))) lines.push(JSON.stringify(row))
  }
  return lines.sort()
}

async function timed(name: string, run: () => Promise<void>) {
  const start = performance.now()
  await run()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
