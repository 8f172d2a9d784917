import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withDatabase } from '../../scripts/database.ts'

let persistTo = ''
beforeEach(() => {
  persistTo = mkdtempSync(join(tmpdir(), 'migrate-'))
})
afterEach(() => rmSync(persistTo, { recursive: true }))

const migrate = (...options: string[]) => {
  const args = ['scripts/db-migrate.ts', '--persist-to', persistTo, ...options]
  const { status, stderr } = spawnSync('node', args, { encoding: 'utf8' })
  return { status, stderr }
}
const change = (...statements: string[]) =>
  withDatabase({ persistTo }, async (db) => void (await db.batch(statements.map((sql) => db.prepare(sql)))))

it('says what to do with a database from before an edit of the schema', { timeout: 300_000 }, async () => {
  expect(migrate()).toEqual({ status: 0, stderr: '' })

  await change('ALTER TABLE user DROP COLUMN signature', 'DROP TABLE presence')
  const { status, stderr } = migrate()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^[^\n]*migrations[^\n]*presence\.contactmail_id[^\n]*user\.signature[^\n]*\n$/)
  expect(stderr).toContain(`Delete ${persistTo}`)
})

it('names an option that it does not have', () => {
  const { status, stderr } = migrate('--remote')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^'--remote' is not an option[^\n]*\n$/)
})
