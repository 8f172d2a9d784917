import { CommandError } from '../command.ts'
import { rollbackOptions } from './options.ts'
import { environmentOf, isDeployed, runWrangler } from './tools.ts'

/** Gives the traffic back to an earlier version. */
export const rollback = async (args: string[]): Promise<void> => {
  const { env, to } = rollbackOptions(args)
  if (!(await isDeployed(environmentOf(env)))) throw new CommandError('Nothing has been deployed yet.', 1)
  const command = ['rollback', ...(to ? [to] : []), '-y', '--message', 'rollback']
  await runWrangler(command, environmentOf(env), 'The rollback failed. See: npx wrangler deployments list')
  console.log('The earlier version has the traffic. See: npx wrangler deployments list')
}
