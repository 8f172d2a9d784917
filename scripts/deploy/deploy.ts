import { execFileSync } from 'node:child_process'
import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { carryOver } from '../carry-over.ts'
import { CommandError } from '../command.ts'
import { isOnlyContent } from './only-content.ts'
import { deployOptions } from './options.ts'
import { smoke } from './smoke.ts'
import { deployFirst, environmentOf, latestDeployment, runScript, runWrangler, uploadVersion } from './tools.ts'

/** Checks, migrates, uploads, tries and only then gives the traffic. @throws CommandError at the first step that fails */
export const deploy = async (args: string[]): Promise<void> => {
  const { env, site, isDryRun } = deployOptions(args)
  const environment = environmentOf(env)
  if (isDryRun) return rehearse(environment)
  assertDatabase(env)
  const isFirst = (await latestDeployment(environment)) === null
  if (site && (await isOnlyContent(site))) {
    console.log('Only content differs from the live version, so only the build checks it.')
    await runScript('build', environment, 'The build failed. Nothing was deployed.')
  } else await check(environment)
  if (!isFirst) await keepEarlierFiles(site)
  await runWrangler(
    ['d1', 'migrations', 'apply', 'DB', '--remote'],
    { ...environment, CI: 'true' },
    'The migrations failed. Nothing was deployed; the live version goes on.',
  )
  if (isFirst) await deployWorker(environment)
  else await deployVersion(env)
}

/** Milliseconds between two questions to an address that does not answer yet. */
const pauseOfSmoke = () => Number(process.env.SMOKE_PAUSE ?? 3000)

/** @throws CommandError while wrangler.toml has the database id that the project came with */
function assertDatabase(env: string | undefined) {
  const config: Unstable_Config = unstable_readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true })
  const own = config.d1_databases.find(({ database_id: id }) => id && !id.startsWith('00000000-'))
  if (own) return
  const name = env ? `forager-${env}` : 'forager'
  throw new CommandError(
    `wrangler.toml has no database of yours${env ? ` for ${env}` : ''}. Run: npx wrangler d1 create ${name}, and put the database_id that it prints into wrangler.toml.`,
    1,
  )
}

async function check(environment: Record<string, string>) {
  const steps: [script: string, environment: Record<string, string>, failed: string][] = [
    ['lint', {}, 'The linter found problems.'],
    ['typecheck', {}, 'The types do not fit.'],
    ['build', environment, 'The build failed.'],
    ['test:unit', {}, 'A test failed.'],
  ]
  for (const [script, variables, failed] of steps) {
    await runScript(script, variables, `${failed} Nothing was deployed.`)
  }
}

async function rehearse(environment: Record<string, string>) {
  await check(environment)
  await runWrangler(['deploy', '--dry-run'], environment, 'Wrangler cannot deploy this build.')
  console.log('All checks passed. Nothing was deployed.')
}

async function keepEarlierFiles(site: string | undefined) {
  if (!site) return console.log('Without --site no files of earlier builds are kept for pages that are open.')
  console.log(`${await carryOver(site)} files of earlier builds are kept for pages that are open.`)
}

/** There is no preview address before the first deployment, so that one is tried where it is live. */
async function deployWorker(environment: Record<string, string>) {
  const address = await deployFirst(environment)
  if (!address) return console.log('The Worker is deployed. It has no address yet: attach a domain to it.')
  const problems = await smoke(address, { pause: pauseOfSmoke() })
  if (problems.length > 0) throw new CommandError(`${problems.join('\n')}\nThe site is live with this at ${address}`, 1)
  console.log(`The site is live at ${address}`)
}

async function deployVersion(env: string | undefined) {
  const environment = environmentOf(env)
  const { id, preview } = await uploadVersion(commit(), environment)
  const problems = await smoke(preview, { pause: pauseOfSmoke() })
  if (problems.length > 0) {
    throw new CommandError(`${problems.join('\n')}\nVersion ${id} gets no traffic. See it at ${preview}`, 1)
  }
  await runWrangler(['versions', 'deploy', `${id}@100`, '-y'], environment, `Version ${id} got no traffic.`)
  await runWrangler(['triggers', 'deploy'], environment, `Version ${id} is live, but its schedules and queues are not.`)
  console.log(`Version ${id} is live. To go back: npm run rollback${env ? ` -- --env ${env}` : ''}`)
}

/** The commit and whether files differ from it, for the list of versions. */
function commit() {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'no-commit'
  }
}
