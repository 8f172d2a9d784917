/**
 * Writes a compressed, encrypted backup of the database to a new file, and its manifest beside it. Prints its progress to
 * the standard error. The passphrase comes from BACKUP_PASSPHRASE, a pipe or the terminal.
 *
 *   npm run backup -- --output forager.backup [--with-accounts] [--remote] [--env preview]
 */
import { writeFile } from 'node:fs/promises'
import { insertAudit } from '../src/staff/guards/audit-entry.ts'
import { sealed } from './backup/archive.ts'
import { dump } from './backup/dump.ts'
import type { Manifest } from './backup/manifest.ts'
import { backupOptions } from './backup/options.ts'
import { readPassphrase } from './backup/passphrase.ts'
import { runCommand } from './command.ts'
import { withDatabase } from './database.ts'
import { writeExport } from './export-file.ts'

await runCommand(async () => {
  const { output, 'with-accounts': withAccounts, ...database } = backupOptions(process.argv.slice(2))
  const passphrase = await readPassphrase({ isNew: true })
  await withDatabase(database, async (db, files) => {
    let manifest: Manifest | undefined
    const onTable = (table: string, rows: number) => process.stderr.write(`${table}: ${rows} rows\n`)
    const onEnd = (end: Manifest) => {
      manifest = end
    }
    await writeExport(output, sealed(dump(db, { withAccounts, files, onTable, onEnd }), passphrase))
    await writeFile(`${output}.manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
    const subject = withAccounts ? 'with accounts' : 'without accounts'
    await insertAudit(db, { actor: 'npm run backup', action: 'database-backed-up', subject })
  })
  console.error(`Written to ${output}. Without the passphrase nobody can read it.`)
})
