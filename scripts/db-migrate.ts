/**
 * Applies new migrations to the local database. Wrangler gets no terminal to ask in: on this machine nobody else uses
 * the database, and `npm start` should not stop at a question.
 *
 *   npm run db:migrate [-- --persist-to <folder>]
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { columnsOf, tablesOf } from './backup/schema.ts'
import { CommandError, runCommand } from './command.ts'
import { d1Over } from './d1.ts'
import { withDatabase } from './database.ts'
import { parseOptions } from './options.ts'
import { wrangler } from './wrangler.ts'

const OptionsSchema = v.object({ persistTo: v.optional(v.string(), '.wrangler/state') })

await runCommand(async () => {
  const { persistTo } = parseOptions(OptionsSchema, { 'persist-to': { type: 'string' } }, process.argv.slice(2))
  const command = wrangler('d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo)
  const { status } = spawnSync(...command, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new CommandError('The migrations were not applied.', 1)
  await assertUnedited(persistTo)
})

/** @throws CommandError if a migration was edited after it had been applied, as 0001 may be before the first release */
async function assertUnedited(persistTo: string) {
  const memory = new DatabaseSync(':memory:')
  for (const file of globSync('src/database/migrations/*.sql').sort()) memory.exec(readFileSync(file, 'utf8'))
  const wanted = await columnsIn(
    d1Over({ execute: async (sql) => memory.prepare(sql).all(), executeAll: async () => {} }),
  )
  const found = await withDatabase({ persistTo }, columnsIn)
  const lacking = wanted.filter((column) => !found.includes(column))
  if (lacking.length === 0) return
  throw new CommandError(
    `The local database was made before src/database/migrations was edited: it lacks ${lacking.join(', ')}. ` +
      `Delete ${join(persistTo, 'v3/d1')}, with the messages and accounts of this machine, and start again.`,
    1,
  )
}

async function columnsIn(db: D1Database) {
  const columns: string[] = []
  for (const table of await tablesOf(db))
    for (const column of await columnsOf(db, table)) columns.push(`${table}.${column}`)
  return columns
}
