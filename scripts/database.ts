import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { CommandError } from './command.ts'
import { d1Over } from './d1.ts'
import { bucketName, type Files, filesIn, remoteFiles } from './files.ts'
import { remoteDatabase } from './remote-database.ts'

/** The files are null if wrangler.toml binds no bucket. */
type Use<Result> = (db: D1Database, files: Files | null) => Promise<Result>

export type DatabaseOptions = {
  remote?: boolean | undefined
  /** Of wrangler.toml; production if undefined. */
  env?: 'preview' | undefined
  persistTo?: string | undefined
}

/**
 * Runs `use` with the D1 database of this machine or, with `remote`, of production.
 * @throws CommandError if it has no tables
 */
export const withDatabase = async <Result>(
  { remote = false, env, persistTo = '.wrangler/state' }: DatabaseOptions,
  use: Use<Result>,
): Promise<Result> => {
  try {
    return await (remote ? use(d1Over(remoteDatabase(env)), remoteFiles(env)) : withLocalDatabase(persistTo, use))
  } catch (error) {
    if (!String(error).includes('no such table')) throw error
    const apply = `npx wrangler d1 migrations apply DB --remote${env ? ` --env ${env}` : ''}`
    throw new CommandError(`This database has no tables yet. Run: ${remote ? apply : 'npm run db:migrate'}`)
  }
}

/** Opened in this process: wrangler takes seconds to start for each statement. */
async function withLocalDatabase<Result>(persistTo: string, use: Use<Result>) {
  const bucket = bucketName()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'scripts',
      modules: true,
      script: 'export default {}',
      cf: false,
      d1Databases: { DB: databaseId() },
      ...(bucket && { r2Buckets: { ATTACHMENTS: bucket } }),
      resourcePersistencePath: join(persistTo, 'v3'),
    }),
  )
  try {
    const db = await miniflare.getD1Database('DB')
    const execute = async (sql: string) => (await whileBusy(() => db.prepare(sql).all())).results
    const executeAll = async (statements: string[]) => {
      await whileBusy(() => db.batch(statements.map((sql) => db.prepare(sql))))
    }
    const files = bucket ? filesIn((await miniflare.getR2Bucket('ATTACHMENTS')) as unknown as R2Bucket) : null
    return await use(d1Over({ execute, executeAll }), files)
  } finally {
    await miniflare.dispose()
  }
}

/** Retries while another process writes to the local file: the statement has then changed nothing. */
export const whileBusy = async <Result>(run: () => Promise<Result>, attempts = 20): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    if (attempts <= 1 || !String(error).includes('SQLITE_BUSY')) throw error
    await setTimeout(100)
    return whileBusy(run, attempts - 1)
  }
}

/** The local file is named after it. */
function databaseId() {
  const id = /^database_id *= *"([^"]+)"/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1]
  if (!id) throw new Error('wrangler.toml has no database_id.')
  return id
}
