import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { deleteExpired, sweep } from '../deletion/sweep.ts'
import { sendMissed } from './send.ts'

/** The daily schedule of wrangler.toml; the other one runs every ten minutes. */
export const retentionCron = '23 9 * * *'

export const scheduled = async ({ cron, scheduledTime }: ScheduledController, env: Bindings): Promise<void> => {
  const now = new Date(scheduledTime)
  const runs = await Promise.allSettled([
    sendMissed(env, now),
    sweep(env, now, { isNight: cron === retentionCron }),
    ...(cron === retentionCron ? [deleteExpired(env, now)] : []),
  ])
  const errors = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []))
  for (const error of errors) log('job-failed', { cause: causeOf(error) })
  if (errors.length > 0) throw errors[0]
}
