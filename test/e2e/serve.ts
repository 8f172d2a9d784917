/**
 * Serves the build for the browser tests. A POST to `accountsPort` creates an account in the same process: SQLite
 * refuses a second process that writes, and then the site's own writes fail.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { hashPassword } from 'better-auth/crypto'
import { writeAccount } from '../../scripts/account-queries.ts'
import { readSettings } from '../../scripts/settings.ts'
import { startSite } from '../../scripts/site.ts'
import { accountsPort, type NewAdmin, persistTo, port } from './site.ts'

const site = await startSite({ port, persistTo, variables: await readSettings() })
const db = await site.getD1Database('DB')

const accounts = createServer(async (request, response) => {
  const { email, name, password, mustChangePassword } = (await json(request)) as NewAdmin
  await writeAccount(db, null, { email, name, role: 'admin', hash: await hashPassword(password), mustChangePassword })
  response.writeHead(201).end()
}).listen(accountsPort, '127.0.0.1')

await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
accounts.close()
await site.dispose()
