/**
 * Restores a backup into an empty database with all migrations, and compares every row. Prints its progress to the
 * standard error. The passphrase comes from BACKUP_PASSPHRASE, a pipe or the terminal.
 *
 *   npm run restore -- --input forager.backup [--remote] [--env preview]
 *   npm run restore -- --after-time-travel --remote    # holds what waited to leave, but for notifications; restores nothing
 */
import type { D1Database } from '@cloudflare/workers-types'
import { insertAudit } from '../src/staff/guards/audit-entry.ts'
import { holdOutgoing } from './backup/hold-outgoing.ts'
import { restoreOptions } from './backup/options.ts'
import { readPassphrase } from './backup/passphrase.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand } from './command.ts'
import { withDatabase } from './database.ts'

await runCommand(async () => {
  const { input, 'after-time-travel': isHeld, ...database } = restoreOptions(process.argv.slice(2))
  const recorded = (db: D1Database, subject: string) =>
    insertAudit(db, { actor: 'npm run restore', action: 'database-restored', subject })
  if (isHeld) {
    return withDatabase(database, async (db) => {
      const replies = await holdOutgoing(db)
      await recorded(db, 'Time Travel')
      console.error(
        `Only notifications to staff still leave. Replies that may have gone out: ${replies}; their enquiries are open again.`,
      )
    })
  }
  const passphrase = await readPassphrase({ isNew: false })
  await withDatabase(database, async (db, files) => {
    const onProgress = (text: string) => process.stderr.write(`${text}\n`)
    const { tables } = await restoreBackup(db, { path: input, passphrase }, onProgress, files)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    await recorded(db, `${rows} rows`)
    console.error(`${rows} rows restored and compared with the backup.`)
  })
})
