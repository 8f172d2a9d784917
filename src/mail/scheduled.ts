import type { ScheduledController } from '@cloudflare/workers-types'
import type { Bindings } from '../env.ts'
import { deleteExpired } from './retention.ts'
import { tellMissed } from './tell-missed.ts'

/** When the retention runs; a schedule in wrangler.toml, as the one of every ten minutes is. */
export const retentionCron = '23 9 * * *'

/** Runs what wrangler.toml schedules. */
export const scheduled = async ({ cron, scheduledTime }: ScheduledController, env: Bindings): Promise<void> => {
  const now = new Date(scheduledTime)
  await (cron === retentionCron ? deleteExpired(env, now) : tellMissed(env, now))
}
