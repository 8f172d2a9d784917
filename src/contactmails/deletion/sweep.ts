import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { sweepFiles } from '../attachments/files.ts'

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
  replies: [orphaned],
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
