import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'

export const sweep = async ({ DB }: Bindings, now: Date, { isNight }: { isNight: boolean }): Promise<void> => {
  const statements = Object.entries(ages).flatMap(([table, rules]) =>
    Array.isArray(rules)
      ? rules
          .filter(({ isOften }) => isNight || isOften)
          .map(({ where, ms }) =>
            DB.prepare(`DELETE FROM "${table}" WHERE ${where}`).bind(new Date(now.getTime() - ms).toISOString()),
          )
      : [],
  )
  for (const statement of statements) await retryD1(() => statement.run())
}

const minute = 60_000
const day = 24 * 60 * minute

type Rule = { where: string; ms: number; isOften?: boolean }

/** Rows whose contactmail was deleted too long ago to be brought back. */
const orphaned = { where: 'created_at < ?1 AND contactmail_id NOT IN (SELECT id FROM contactmails)', ms: day }

type Owner = 'retention.ts' | 'staff' | 'its user'

export const ages: Record<string, Rule[] | Owner> = {
  contactmails: 'retention.ts',
  changes: [{ where: 'until < ?1', ms: 0, isOften: true }],
  replies: [orphaned],
  notes: [orphaned],
  outbox: [
    orphaned,
    { where: "kind = 'receipt' AND created_at < ?1", ms: day, isOften: true },
    {
      where: "kind IN ('notification', 'reply', 'webhook') AND created_at < ?1 AND state IN ('sent', 'failed')",
      ms: 30 * day,
    },
  ],
  presence: [{ where: 'seen_at < ?1', ms: minute, isOften: true }],
  inbound_counts: [{ where: 'resets_at < ?1', ms: 0 }],
  erasures: [{ where: 'erased_at < ?1', ms: 30 * day }],
  dead_letters: [{ where: 'hour < ?1', ms: 30 * day }],
  retention_runs: [{ where: 'ran_at < ?1', ms: 730 * day }],
  saved_replies: 'staff',
  webhooks: 'staff',
  user: 'staff',
  account: 'its user',
  twoFactor: 'its user',
  passkey: 'its user',
  session: [{ where: 'expiresAt < ?1', ms: 0 }],
  verification: [{ where: 'expiresAt < ?1', ms: 0 }],
  sign_in_attempts: [{ where: 'resets_at < ?1', ms: 0 }],
  audit: [{ where: 'at < ?1', ms: 730 * day }],
}
