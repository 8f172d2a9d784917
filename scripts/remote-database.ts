import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { CommandError } from './command.ts'
import type { Transport } from './d1.ts'
import { signInProblem, wrangler } from './wrangler.ts'

/** Reaches the database of an environment, production by default, with `wrangler d1 execute`. */
export const remoteDatabase = (env?: string): Transport => ({
  execute: async (sql) => {
    const [{ results }] = v.parse(ResultSchema, await executeRemote(['--command', sql], env))
    return results
  },
  /** In a file that only its owner can read: arguments are visible in the list of processes. */
  executeAll: async (statements) => {
    const folder = mkdtempSync(join(tmpdir(), 'forager-'))
    try {
      const file = join(folder, 'statements.sql')
      writeFileSync(file, statements.map((sql) => `${sql};\n`).join(''), { mode: 0o600 })
      await executeRemote(['--yes', '--file', file], env)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
})

const ResultSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.object({ results: v.array(v.record(v.string(), v.unknown())) })]),
)

async function executeRemote(args: string[], env?: string): Promise<string> {
  const options = ['--remote', '--json', ...(env ? ['--env', env] : []), ...args]
  const { stdout } = await promisify(execFile)(...wrangler('d1', 'execute', 'DB', ...options), {
    maxBuffer: 256 * 1024 * 1024,
    // Its log would contain every row.
    env: { ...process.env, WRANGLER_WRITE_LOGS: 'false' },
  }).catch(explain)
  return stdout
}

/** Wrangler prints its errors as JSON to the standard output. */
function explain(error: { stdout?: string; stderr?: string; message: string }): never {
  const printed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ text: v.string() }) })),
    error.stdout,
  )
  const text = printed.success ? printed.output.error.text : `wrangler failed: ${error.message.split('\n')[0]}`
  throw new CommandError(signInProblem(`${error.stdout} ${error.stderr}`) ?? text, 1)
}
