import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { persistTo } from './site.ts'

/** The stored mails whose subject holds this text, read as staff would: with `wrangler d1 execute --local`. */
export const findMails = async (unique: string): Promise<Record<string, string>[]> => {
  const query = `SELECT * FROM contactmails WHERE instr(subject, '${unique.replaceAll("'", "''")}')`
  const { stdout } = await promisify(execFile)('wrangler', [
    ...['d1', 'execute', 'DB', '--local', '--persist-to', persistTo],
    ...['--json', '--command', query],
  ])
  const [{ results }] = JSON.parse(stdout) as [{ results: Record<string, string>[] }]
  return results
}
