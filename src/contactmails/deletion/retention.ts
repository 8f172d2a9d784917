import type { D1Database } from '@cloudflare/workers-types'
import { retryD1 } from '../../database/retry-d1.ts'
import { part, sql } from '../../database/sql.ts'
import { type Bindings, retentionDays } from '../../env.ts'
import { log } from '../../log.ts'
import { threadRemoval } from './changes.ts'

const day = 24 * 60 * 60 * 1000
const batch = 500
const most = 50_000

/** Deletes mails older than `RETENTION_DAYS` (default in src/env.ts); nothing if the setting is invalid. */
export const deleteExpired = async (env: Bindings, now = new Date()): Promise<void> => {
  const days = retentionDays(env)
  if (days === null) return log('retention-off', { cause: 'RETENTION_DAYS is wrong' })
  const olderThan = new Date(now.getTime() - days * day).toISOString()
  let deleted = 0
  let last = 0
  do {
    last = await retryD1(() => deleteOldMails(env.DB, olderThan, batch, now))
    deleted += last
  } while (last === batch && deleted < most)
  log('retention', { deleted, olderThan })
}

/** Deletes one batch and records it in the activity log. */
export const deleteOldMails = async (db: D1Database, olderThan: string, limit: number, now: Date): Promise<number> => {
  const oldest = part`SELECT id FROM contactmails WHERE created_at < ${olderThan} ORDER BY created_at, id LIMIT ${limit}`
  // One transaction; the last statement counts the changes of the one before.
  const results = await db.batch([
    sql(db)`
      DELETE FROM changes WHERE contactmail_id IN
        (SELECT contactmail_id FROM changes
         WHERE kind = 'deleted' AND origin = 'contactmails' AND fields ->> 'created_at' < ${olderThan})`,
    ...threadRemoval(db, oldest),
    sql(db)`DELETE FROM contactmails WHERE id IN (${oldest})`,
    sql(db)`
      INSERT INTO audit (at, actor, action, subject)
      SELECT ${now.toISOString()}, 'The nightly schedule', 'mails-expired',
        changes() || ', received before ' || ${olderThan.slice(0, 10)} WHERE changes() > 0`,
  ])
  return results.at(-2)?.meta.changes ?? 0
}
