import { retryD1 } from '../../database/retry-d1.ts'
import { part, sql } from '../../database/sql.ts'
import { type Bindings, retentionDays } from '../../env.ts'
import { log } from '../../log.ts'
import { sweepFiles } from '../attachments/files.ts'
import { threadRemoval } from './bin.ts'

export const sweep = async (env: Bindings, now: Date, { isNight }: { isNight: boolean }): Promise<void> => {
  for (const [table, rules] of Object.entries(ages))
    for (const { where, ms } of rules.filter(({ isOften }) => isNight || isOften)) {
      const statement = env.DB.prepare(`DELETE FROM "${table}" WHERE ${where}`)
      await retryD1(() => statement.bind(new Date(now.getTime() - ms).toISOString()).run())
    }
  if (isNight) await sweepFiles(env, now)
}

const minute = 60_000
const day = 24 * 60 * minute

type Rule = { where: string; ms: number; isOften?: boolean }

const isOrphan = `contactmail_id NOT IN (SELECT id FROM contactmails)
  AND contactmail_id NOT IN (SELECT contactmail_id FROM changes WHERE kind = 'deleted' AND origin = 'contactmails')`
const orphaned = { where: `created_at < ?1 AND ${isOrphan}`, ms: day }

export const ages: Record<string, Rule[]> = {
  changes: [{ where: 'until < ?1', ms: 0, isOften: true }],
  entries: [orphaned],
  drafts: [{ where: `updated_at < ?1 AND ((body = '' AND attachments = '[]') OR (${isOrphan}))`, ms: day }],
  outbox: [
    orphaned,
    { where: "kind = 'receipt' AND created_at < ?1", ms: day, isOften: true },
    {
      where:
        "kind IN ('notification', 'reply', 'webhook') AND created_at < ?1 AND state IN ('sent', 'failed', 'undone')",
      ms: 30 * day,
    },
  ],
  presence: [{ where: 'seen_at < ?1', ms: minute, isOften: true }],
  blocked_senders: [{ where: 'blocked_at < ?1', ms: 730 * day }],
  erasures: [{ where: 'erased_at < ?1', ms: 30 * day }],
  dead_letters: [{ where: 'hour < ?1', ms: 30 * day }],
  session: [{ where: 'expiresAt < ?1', ms: 0 }],
  verification: [{ where: 'expiresAt < ?1', ms: 0 }],
  limit_counts: [{ where: 'resets_at < ?1', ms: 0 }],
  audit: [{ where: 'at < ?1', ms: 730 * day }],
}

const batch = 500
const most = 50_000

/** Deletes contactmails older than `RETENTION_DAYS` (default in src/env.ts); nothing if the setting is invalid. */
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
