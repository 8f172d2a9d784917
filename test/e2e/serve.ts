/**
 * Serves the build for the browser tests. At `databasePort` the same process writes to the database for them: SQLite
 * refuses a second process that writes, and then the site's own writes fail.
 */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { hashPassword } from 'better-auth/crypto'
import { createAdmin } from '../../scripts/account-queries.ts'
import { withDatabase } from '../../scripts/database.ts'
import { startGitHub } from '../../scripts/publishing/github-stand-in.ts'
import { readSettings } from '../../scripts/settings.ts'
import { startSite } from '../../scripts/site.ts'
import { copyContent } from '../helpers/content-repository.ts'
import { migrateLocal } from '../helpers/migrate-local.ts'
import { databasePort, type NewAdmin, persistTo, port, repository, type Statement } from './site.ts'

// A database from before a change of the schema would fail the tests.
rmSync(persistTo, { recursive: true, force: true })
await withDatabase({ persistTo }, (db) => migrateLocal(db))
const { settings: publishing } = await startGitHub(copyContent(repository))
const site = await startSite({ port, persistTo, variables: { ...(await readSettings()), ...publishing } })
const db = await site.getD1Database('DB')

/** By password. Most accounts of the tests share one, and hashing it takes a fifth of a second. */
const hashes = new Map<string, Promise<string>>()

function hashOf(password: string) {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

const calls: Record<string, (body: unknown) => Promise<unknown>> = {
  '/accounts': (body) => createAdmin(db, body as NewAdmin, hashOf),
  '/statements': (body) => {
    const { sql, values } = body as Statement
    return db
      .prepare(sql)
      .bind(...values)
      .run()
  },
}
const database = createServer(async (request, response) => {
  try {
    const call = calls[String(request.url)]
    const body = await json(request)
    // The runtime may have closed the connection that Miniflare kept open.
    await call?.(body).catch((error) => (error instanceof TypeError ? call(body) : Promise.reject(error)))
    response.writeHead(204).end()
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}).listen(databasePort, '127.0.0.1')

await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
database.close()
await site.dispose()
