import { retryD1 } from '../../database/retry-d1.ts'
import { type Bindings, retentionDays } from '../../env.ts'
import { log } from '../../log.ts'
import { beginRetention, deleteOldMails } from './retention-queries.ts'

const day = 24 * 60 * 60 * 1000
const batch = 500
const most = 50_000

/** Deletes mails older than `RETENTION_DAYS` (default in src/env.ts) and records it; nothing if the setting is invalid. */
export const deleteExpired = async (env: Bindings, now = new Date()): Promise<void> => {
  const days = retentionDays(env)
  if (days === null) return log('retention-off', { cause: 'RETENTION_DAYS is wrong' })
  const olderThan = new Date(now.getTime() - days * day).toISOString()
  const run = await retryD1(() => beginRetention(env.DB, { ranAt: now.toISOString(), olderThan }))
  let deleted = 0
  let last = 0
  do {
    last = await retryD1(() => deleteOldMails(env.DB, run, batch))
    deleted += last
  } while (last === batch && deleted < most)
  log('retention', { deleted, olderThan })
}
