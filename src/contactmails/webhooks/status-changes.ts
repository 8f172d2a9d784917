import type { D1Database } from '@cloudflare/workers-types'
import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import type { Status } from '../due/status.ts'
import { enqueueMessage } from '../outbox/enqueue.ts'

export type StatusChange = { id: string; from: Status; to: Status; at: string }

/** Tells the webhooks which statuses have changed. Never throws, so that it cannot fail the change. */
export const statusChanged = async (env: Bindings, changes: StatusChange[]): Promise<void> => {
  for (const change of changes.filter(({ from, to }) => from !== to)) {
    try {
      const ids = await retryD1(() => insertStatusChange(env.DB, change))
      await Promise.all(ids.map((id) => enqueueMessage(env, { id, kind: 'webhook' })))
    } catch (error) {
      log('webhook-not-queued', { id: change.id, cause: causeOf(error) })
    }
  }
}

export const insertStatusChange = async (db: D1Database, { id, from, to, at }: StatusChange): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `INSERT INTO outbox (id, kind, contactmail_id, webhook_id, data, created_at, next_attempt_at)
       SELECT 'msg_' || ?1 || '_' || substr(id, 1, 8), 'webhook', ?2, id, ?3, ?4, ?4 FROM webhooks WHERE is_enabled = 1
       ON CONFLICT (id) DO NOTHING RETURNING id`,
    )
    .bind(`${id}_${Date.parse(at)}_${to}`, id, JSON.stringify({ event: 'enquiry.status_changed', from, to }), at)
    .all<{ id: string }>()
  return results.map((row) => row.id)
}
