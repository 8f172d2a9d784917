import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { wrangler } from '../../scripts/wrangler.ts'
import { persistTo } from './site.ts'

type Row = Record<string, unknown>

const query = (unique: string) =>
  `SELECT * FROM contactmails WHERE instr(subject, '${unique.replaceAll("'", "''")}') ORDER BY rowid`

/** The stored mails whose subject holds this text, read as staff would: with `wrangler d1 execute --local`. */
export const findMailsByWrangler = async (unique: string): Promise<Row[]> => {
  const stdout = await run([
    ...['d1', 'execute', 'DB', '--local', '--persist-to', persistTo],
    ...['--json', '--command', query(unique)],
  ])
  const [{ results }] = JSON.parse(stdout) as [{ results: Row[] }]
  return results
}

/** Runs wrangler again while another process writes to the local database. */
async function run(args: string[], attempts = 5): Promise<string> {
  try {
    return (await promisify(execFile)(...wrangler(...args))).stdout
  } catch (error) {
    if (attempts === 1 || !String(error).includes('SQLITE_BUSY')) throw error
    return run(args, attempts - 1)
  }
}

/** The same from the file that the local D1 keeps, without starting wrangler. */
export const findMails = (unique: string, folder = persistTo): Row[] => {
  const [file] = globSync(join(folder, 'v3/d1/miniflare-D1DatabaseObject/*.sqlite'), {
    exclude: (name) => name.endsWith('metadata.sqlite'),
  })
  const database = new DatabaseSync(String(file), { readOnly: true })
  try {
    return database.prepare(query(unique)).all()
  } finally {
    database.close()
  }
}
