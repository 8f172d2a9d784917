import { beginRetention, deleteOldMails } from '../db/retention.ts'
import { type Bindings, retentionDays } from '../env.ts'
import { log } from './log.ts'
import { patiently } from './patiently.ts'

const day = 24 * 60 * 60 * 1000
/** How many mails are deleted at a time, and in one run at most. */
const batch = 500
const most = 50_000

/** Deletes mails that are older than `RETENTION_DAYS`, and records it. */
export const deleteExpired = async (env: Bindings, now = new Date()): Promise<void> => {
  const olderThan = new Date(now.getTime() - retentionDays(env) * day).toISOString()
  const run = await patiently(() => beginRetention(env.DB, { ranAt: now.toISOString(), olderThan }))
  let deleted = 0
  let last = 0
  do {
    last = await patiently(() => deleteOldMails(env.DB, run, batch))
    deleted += last
  } while (last === batch && deleted < most)
  log('info', 'retention', { deleted, olderThan })
}
