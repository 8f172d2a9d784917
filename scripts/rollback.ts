/**
 * Gives the traffic back to the version before, or to the one that is named. The database stays as it is: migrations keep
 * the previous version working.
 *
 *   npm run rollback [-- --env preview] [--to <version id>]
 */
import { CommandError, runCommand } from './command.ts'
import { rollbackOptions } from './deploy/options.ts'
import { environmentOf, isDeployed, runWrangler } from './deploy/tools.ts'

await runCommand(async () => {
  const { env, to } = rollbackOptions(process.argv.slice(2))
  if (!(await isDeployed(environmentOf(env)))) throw new CommandError('Nothing has been deployed yet.', 1)
  const args = ['rollback', ...(to ? [to] : []), '-y', '--message', 'rollback']
  await runWrangler(args, environmentOf(env), 'The rollback failed. See: npx wrangler deployments list')
  console.log('The earlier version has the traffic. See: npx wrangler deployments list')
})
