import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { CommandError } from '../command.ts'
import { signInProblem, wrangler } from '../wrangler.ts'

type Environment = Record<string, string>

/** What wrangler and the build read to choose an environment of wrangler.toml; empty: production. */
export const environmentOf = (env: string | undefined): Environment => ({ CLOUDFLARE_ENV: env ?? '' })

/**
 * Runs a script of package.json with its output in view.
 * @throws CommandError with `failed` if it fails
 */
export const runScript = (name: string, environment: Environment, failed: string): Promise<void> =>
  run(['npm', ['run', name]], environment, failed)

/**
 * Runs wrangler with its output in view.
 * @throws CommandError with `failed` if it fails
 */
export const runWrangler = (args: string[], environment: Environment, failed: string): Promise<void> =>
  run(wrangler(...args), environment, failed)

/** Runs wrangler without a question, and returns its status and what it printed. */
const ask = (args: string[], environment: Environment) =>
  start(wrangler(...args), { ...environment, CI: 'true' }, 'pipe')

/**
 * What Cloudflare says of the Worker's latest deployment, as JSON; null if it has not been deployed.
 * @throws CommandError if nobody is signed in to Cloudflare
 */
export const latestDeployment = async (environment: Environment): Promise<string | null> => {
  const { status, text } = await ask(['deployments', 'status', '--json'], environment)
  if (status === 0) return text
  if (/10007|does not exist|has no deployments/.test(text)) return null
  throw new CommandError(signInProblem(text) ?? `Cloudflare gives no answer to wrangler.\n${text.trim()}`, 1)
}

const DeploySchema = v.object({ targets: v.array(v.string()) })

/**
 * Deploys the build as a Worker that did not exist. Returns its address, or undefined if it has none.
 * @throws CommandError if the deployment fails
 */
export const deployFirst = async (environment: Environment) => {
  const output = await outputOf(['deploy'], environment, 'deploy', 'The first deployment failed.')
  return v.parse(DeploySchema, output).targets.find((target) => target.startsWith('http'))
}

const UploadSchema = v.object({ version_id: v.string(), preview_url: v.optional(v.string()) })

/**
 * Uploads the build as a version that gets no traffic. Returns its id and its preview address.
 * @throws CommandError if the upload fails or has no preview address
 */
export const uploadVersion = async (message: string, environment: Environment) => {
  const args = ['versions', 'upload', '--message', message]
  const output = await outputOf(args, environment, 'version-upload', 'The upload failed. Nothing was deployed.')
  const { version_id: id, preview_url: preview } = v.parse(UploadSchema, output)
  if (preview) return { id, preview }
  throw new CommandError(
    `Version ${id} has no preview address. Enable preview URLs for the Worker in the dashboard.`,
    1,
  )
}

/** Runs wrangler and returns the entry of this type in what it writes for programs. */
async function outputOf(args: string[], environment: Environment, type: string, failed: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'forager-deploy-'))
  const file = join(folder, 'output')
  try {
    await runWrangler(args, { ...environment, WRANGLER_OUTPUT_FILE_PATH: file }, failed)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return lines.map((line) => JSON.parse(line)).find((entry) => entry.type === type)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Command = [program: string, args: string[]]

async function run(command: Command, environment: Environment, failed: string) {
  const { status } = await start(command, environment, 'inherit')
  if (status !== 0) throw new CommandError(failed, 1)
}

function start([program, args]: Command, environment: Environment, output: 'inherit' | 'pipe') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['inherit', output, output],
      env: { ...process.env, ...environment },
      // npm is a script there.
      shell: program === 'npm' && process.platform === 'win32',
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)))
    child.once('error', reject)
    child.once('close', (status) => resolve({ status: status ?? 1, text }))
  })
}
