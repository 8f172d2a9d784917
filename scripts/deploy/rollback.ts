import { CommandError } from '../command.ts'
import { rollbackOptions } from './options.ts'
import { environmentOf, latestDeployment, runWrangler } from './tools.ts'

/** Gives the traffic back to an earlier version. */
export const rollback = async (args: string[]): Promise<void> => {
  const { env, to } = rollbackOptions(args)
  const latest = await latestDeployment(environmentOf(env))
  if (latest === null) throw new CommandError('Nothing has been deployed yet.', 1)
  if (!to && /"workers\/(?:message|triggered_by)": "rollback"/i.test(latest)) {
    throw new CommandError(
      'The latest deployment was a rollback; one more would bring back the version before it. Name the version that you want with --to <version id>. See: npx wrangler deployments list',
      1,
    )
  }
  const command = ['rollback', ...(to ? [to] : []), '-y', '--message', 'rollback']
  await runWrangler(command, environmentOf(env), 'The rollback failed. See: npx wrangler deployments list')
  console.log('The earlier version has the traffic. See: npx wrangler deployments list')
}
