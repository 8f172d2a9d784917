/**
 * Gives the traffic back to the version before, or to the one that is named. The database stays as it is: migrations keep
 * the previous version working.
 *
 *   npm run rollback [-- --env preview] [--to <version id>]
 */
import { runCommand } from './command.ts'
import { rollback } from './deploy/rollback.ts'

await runCommand(() => rollback(process.argv.slice(2)))
