import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdmin } from '../../scripts/account-queries.ts'
import { withDatabase } from '../../scripts/database.ts'
import { startGitHub } from '../../scripts/publishing/github-stand-in.ts'
import { wrangler } from '../../scripts/wrangler.ts'
import { copyContent } from '../helpers/content-repository.ts'
import type { EngineName } from './installed.ts'

const port = Number(process.env.PORT ?? 8797)
export const site = `http://localhost:${port}`
const persistTo = '.wrangler/engines'

/** A Git repository with the content, in which the editor publishes. */
export const repository = '.wrangler/engines-content'

export const staff = (engine: EngineName) => ({
  email: `${engine}@forager.example`,
  password: 'four quiet harbour seals',
})

/** Serves the built site with an empty database and an admin for each engine. Returns what stops it. */
export async function startSite(engines: EngineName[]): Promise<() => Promise<void>> {
  rmSync(persistTo, { recursive: true, force: true })
  await run(...wrangler('d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo))
  await withDatabase({ persistTo }, async (db) => {
    for (const engine of engines) await createAdmin(db, { ...staff(engine), name: 'Ada Quill' })
  })
  const github = await startGitHub(copyContent(repository))
  const env = {
    ...process.env,
    ...github.settings,
    PORT: String(port),
    PERSIST_TO: persistTo,
    DEV_VARS: `${persistTo}/dev-vars`,
    REPLY_DOMAIN: 'forager.example',
    REQUIRE_ADMIN_TWO_FACTOR: 'false',
  }
  const server = spawn('node', ['scripts/serve.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await listening(server)
  return async () => {
    const end = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await end
    github.close()
  }
}

function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const command = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    command.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))))
  })
}

async function listening(server: ChildProcess) {
  while (server.exitCode === null) {
    const answer = await fetch(`${site}/robots.txt`).catch(() => undefined)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error('the site did not start')
}
