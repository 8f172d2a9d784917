/**
 * Restores a backup into an empty database with all migrations, and compares every row. Prints its progress to the
 * standard error. The passphrase comes from BACKUP_PASSPHRASE, a pipe or the terminal.
 *
 *   npm run restore -- --input forager.backup [--remote] [--env preview]
 */
import { insertAudit } from '../src/staff/guards/audit-entry.ts'
import { restoreOptions } from './backup/options.ts'
import { readPassphrase } from './backup/passphrase.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand } from './command.ts'
import { withDatabase } from './database.ts'

await runCommand(async () => {
  const { input, ...database } = restoreOptions(process.argv.slice(2))
  const passphrase = await readPassphrase({ isNew: false })
  await withDatabase(database, async (db) => {
    const onProgress = (text: string) => process.stderr.write(`${text}\n`)
    const { tables } = await restoreBackup(db, { path: input, passphrase }, onProgress)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    await insertAudit(db, { actor: 'npm run restore', action: 'database-restored', subject: `${rows} rows` })
    console.error(`${rows} rows restored and compared with the backup.`)
  })
})
