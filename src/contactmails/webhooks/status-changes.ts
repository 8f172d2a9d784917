import type { D1Database } from '@cloudflare/workers-types'
import { retryD1 } from '../../database/retry-d1.ts'
import { sql } from '../../database/sql.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import type { Status } from '../due/status.ts'
import { enqueueMessage } from '../outbox/enqueue.ts'
import { readListed } from '../queries.ts'

export type StatusChange = { id: string; from: Status; to: Status; at: string }

/** Tells the webhooks which statuses have changed. Never throws, so that it cannot fail the change. */
export const statusChanged = async (env: Bindings, changes: StatusChange[]): Promise<void> => {
  for (const change of changes.filter(({ from, to }) => from !== to)) {
    try {
      const { results } = await retryD1(() => insertStatusChange(env.DB, change))
      await Promise.all(results.map(({ id }) => enqueueMessage(env, { id, kind: 'webhook' })))
    } catch (error) {
      log('webhook-not-queued', { id: change.id, cause: causeOf(error) })
    }
  }
}

/** Makes a change that may set a contactmail's status, and reports the new status even if D1's answer is lost. */
export const tellingStatus = async <T>(env: Bindings, id: string, change: () => Promise<T>): Promise<T> => {
  const before = await retryD1(() => readListed(env.DB, id))
  const result = await retryD1(change)
  const after = await retryD1(() => readListed(env.DB, id))
  const at = after?.changedAt ?? new Date().toISOString()
  if (before && after) await statusChanged(env, [{ id, from: before.status, to: after.status, at }])
  return result
}

export const insertStatusChange = (db: D1Database, { id, from, to, at }: StatusChange) =>
  sql(db)`
    INSERT INTO outbox (id, kind, contactmail_id, webhook_id, data, created_at, next_attempt_at)
    SELECT 'msg_' || ${`${id}_${Date.parse(at)}_${to}`} || '_' || substr(id, 1, 8), 'webhook', ${id}, id,
      ${JSON.stringify({ event: 'enquiry.status_changed', from, to })}, ${at}, ${at}
    FROM webhooks WHERE is_enabled = 1
    ON CONFLICT (id) DO NOTHING RETURNING id`.all<{ id: string }>()
