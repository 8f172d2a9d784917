import type { D1Database } from '@cloudflare/workers-types'
import { CommandError } from '../command.ts'
import type { Files } from '../files.ts'
import { fileRows, filesTable, withoutFiles } from './file-rows.ts'
import { holdOutgoing } from './hold-outgoing.ts'
import { differences, type Head, type Manifest, manifestOf } from './manifest.ts'
import { checkBackup, rowsIn } from './read-backup.ts'
import { insertRows, type Row, rowsOf } from './rows.ts'
import { assertEmpty, migrationsOf } from './schema.ts'

type Backup = { path: string; passphrase: string }

/**
 * Restores a backup into an empty database and compares every row with the manifest. Nothing leaves by itself afterwards.
 * @throws CommandError, before anything is written, if the backup is damaged, the database has rows or lacks a migration
 */
export const restoreBackup = async (
  db: D1Database,
  { path, passphrase }: Backup,
  onProgress: (text: string) => void,
  files: Files | null = null,
): Promise<Manifest> => {
  const { head, manifest } = await checkBackup(path, passphrase)
  onProgress(`${path} of ${head.takenAt} is complete.`)
  await assertMigrated(db, head)
  await assertEmpty(db)
  if (filesTable in head.columns && !files)
    throw new CommandError('This backup has files, and wrangler.toml binds no bucket for them.', 1)
  const rows = rowsIn(path, passphrase)
  const stored: string[] = []
  await insertRows(db, files ? withoutFiles(rows, files, stored) : rows, (rows) => onProgress(`${rows} rows restored`))
  const restoredFiles = files ? fileRows(stored, files) : null
  const wrong = differences(await manifestIn(db, head, restoredFiles), manifest)
  if (wrong.length > 0) throw new CommandError(`What was restored differs from the backup: ${wrong.join(', ')}.`, 1)
  // Without accounts nobody would find what their owners had.
  await db.prepare('UPDATE contactmails SET assignee = NULL WHERE assignee NOT IN (SELECT id FROM user)').run()
  await holdOutgoing(db)
  return manifest
}

async function assertMigrated(db: D1Database, { migrations }: Head) {
  const applied = await migrationsOf(db)
  const missing = migrations.filter((name) => !applied.includes(name))
  if (missing.length > 0) {
    throw new CommandError(`The database lacks ${missing.join(', ')}. Apply all migrations first.`, 1)
  }
}

/** A newer schema may have more columns; those of the backup are compared. */
async function manifestIn(db: D1Database, { columns }: Head, files: AsyncIterable<Row> | null) {
  const sums = manifestOf(Object.keys(columns))
  for (const [table, names] of Object.entries(columns)) {
    const rows = table === filesTable && files ? files : rowsOf(db, table, names)
    for await (const row of rows) sums.add(table, row)
  }
  return sums.finish()
}
