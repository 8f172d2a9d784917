import type { ScheduledController } from '@cloudflare/workers-types'
import { purgeDeletedContactmails } from '../db/inbox-changes.ts'
import type { Bindings } from '../env.ts'
import { patiently } from './patiently.ts'
import { deleteExpired } from './retention.ts'
import { tellMissed } from './tell-missed.ts'

/** When the retention runs; a schedule in wrangler.toml, as the one of every ten minutes is. */
export const retentionCron = '23 9 * * *'

/** Runs what wrangler.toml schedules. */
export const scheduled = async ({ cron, scheduledTime }: ScheduledController, env: Bindings): Promise<void> => {
  const now = new Date(scheduledTime)
  if (cron !== retentionCron) return tellMissed(env, now)
  await patiently(() => purgeDeletedContactmails(env.DB, now))
  await deleteExpired(env, now)
}
