/**
 * Applies new migrations to the local database. Wrangler gets no terminal to ask in: on this machine nobody else uses
 * the database, and `npm start` should not stop at a question.
 *
 *   npm run db:migrate [-- --persist-to <folder>]
 */
import { spawnSync } from 'node:child_process'
import { wrangler } from './wrangler.ts'

const command = wrangler('d1', 'migrations', 'apply', 'DB', '--local', ...process.argv.slice(2))
const { status } = spawnSync(...command, { stdio: ['ignore', 'inherit', 'inherit'] })
process.exitCode = status ?? 1
