/** D1 as a script reaches it: through `wrangler d1 execute`, on this machine or, with `--remote`, in production. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'

type Options = { remote?: boolean | undefined; persistTo?: string | undefined }

const ResultSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.object({ results: v.array(v.record(v.string(), v.unknown())) })]),
)

/** What the queries of `src/db` use of a database. Wrangler takes no parameters, so that they are quoted here. */
export const wranglerDatabase = ({ remote = false, persistTo }: Options): D1Database => {
  const where = remote ? ['--remote'] : ['--local', ...(persistTo ? ['--persist-to', persistTo] : [])]
  const execute = async (sql: string) => {
    const args = ['d1', 'execute', 'DB', ...where, '--json', '--command', sql]
    const [{ results }] = v.parse(ResultSchema, await wrangler(args))
    return results
  }
  const statement = (sql: string) => ({
    bind: (...values: unknown[]) => statement(withValues(sql, values)),
    all: async () => ({ results: await execute(sql) }),
    first: async () => (await execute(sql))[0] ?? null,
    run: async () => ({ results: await execute(sql), meta: {} }),
  })
  return { prepare: statement } as unknown as D1Database
}

/** Its output. While another process writes to the local file nothing has been done, and it is started again. */
async function wrangler(args: string[], tries = 5): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('wrangler', args, { maxBuffer: 256 * 1024 * 1024 }).catch(explain)
    return stdout
  } catch (error) {
    if (tries > 1 && String(error).includes('SQLITE_BUSY')) return wrangler(args, tries - 1)
    throw error
  }
}

/** An SQL literal. @throws Error at what has none */
export const quote = (value: unknown): string => {
  if (value === null) return 'NULL'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string' || value.includes('\0')) throw new Error('This value cannot stand in a query.')
  return `'${value.replaceAll("'", "''")}'`
}

/** The statement with its values in place of `?1`, `?2`, ... */
export const withValues = (sql: string, values: unknown[]): string =>
  sql.replaceAll(/\?(\d+)/g, (_place, number) => {
    if (Number(number) > values.length) throw new Error(`There is no value for ?${number}.`)
    return quote(values[Number(number) - 1])
  })

/** Wrangler says what went wrong as JSON on its standard output. */
function explain(error: { stdout?: string; message: string }): never {
  const said = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ text: v.string() }) })),
    error.stdout,
  )
  throw new Error(said.success ? said.output.error.text : `wrangler failed: ${error.message.split('\n')[0]}`)
}
