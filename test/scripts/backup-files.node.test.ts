import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sealed } from '../../scripts/backup/archive.ts'
import { dump } from '../../scripts/backup/dump.ts'
import { restoreBackup } from '../../scripts/backup/restore-backup.ts'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import { mailOf } from '../helpers/mail.ts'
import { databaseOf, fresh } from '../helpers/sqlite-d1.ts'

const passphrase = 'nine slow ferries home'
const folder = mkdtempSync(join(tmpdir(), 'backup-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const filesOf = (...keys: string[]) => {
  const stored = new Map<string, Uint8Array>(keys.map((key) => [key, new TextEncoder().encode(key)]))
  return {
    stored,
    get: async (key: string) => stored.get(key) ?? null,
    put: async (key: string, content: Uint8Array) => void stored.set(key, content),
  }
}

const email = (file: string) =>
  `INSERT INTO entries (id, contactmail_id, direction, author, body, created_at, state, attachments)
   VALUES ('${file}', 'm', 'in', 'a@b.example', '', '', 'received', '[{"name": "a.pdf", "file": "${file}"}]')`

/** Backs up, with a statement that runs once the e-mails are read. Returns the files that a restore brings back. */
async function restoredFiles(meanwhile: string) {
  const sqlite = fresh()
  const db = databaseOf(sqlite)
  await insertContactmail(db, { ...mailOf(), id: 'm', createdAt: '' })
  sqlite.exec(email('earlier'))
  sqlite.exec("INSERT INTO saved_replies (id, name, body, updated_at) VALUES ('s', 'Welcome', 'Hello', '')")
  const lines = async function* () {
    const options = { withAccounts: false, onTable: () => {}, onEnd: () => {}, files: filesOf('earlier', 'later') }
    for await (const line of dump(db, options)) {
      if (line.startsWith('{"table":"saved_replies"')) sqlite.exec(meanwhile)
      yield line
    }
  }
  const path = join(folder, 'any.backup')
  const chunks: Uint8Array[] = []
  for await (const chunk of sealed(lines(), passphrase, { workFactor: 1 })) chunks.push(chunk)
  writeFileSync(path, Buffer.concat(chunks))
  const target = filesOf()
  await restoreBackup(databaseOf(fresh()), { path, passphrase }, () => {}, target)
  return [...target.stored.keys()]
}

it('restores a backup during which an email with a file came: without the file', async () => {
  expect(await restoredFiles(email('later'))).toEqual(['earlier'])
})

it('restores a backup during which an email with a file was deleted: with the file', async () => {
  expect(await restoredFiles("DELETE FROM entries WHERE id = 'earlier'")).toEqual(['earlier'])
})
