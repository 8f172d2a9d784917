import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type OutboxMessage, OutboxMessageSchema } from './kind.ts'

type KindName = OutboxMessage['kind']

const columns = `id, kind, contactmail_id AS contactmailId, webhook_id AS webhookId, data, created_at AS createdAt, attempts, claim`

/** A deleted contactmail's messages wait, as undo may bring it back; so do those of a disabled webhook. */
const sendable = `EXISTS (SELECT 1 FROM contactmails WHERE contactmails.id = contactmail_id)
  AND (webhook_id IS NULL OR EXISTS (SELECT 1 FROM webhooks WHERE webhooks.id = webhook_id AND is_enabled = 1))`

/** Queues the notification and webhooks of a new contactmail if the statement before it has changed a row. */
export const arrivalInsertion = (db: D1Database, contactmailId: string, at: string) =>
  db
    .prepare(
      `INSERT OR REPLACE INTO outbox (id, kind, contactmail_id, webhook_id, data, created_at, next_attempt_at)
       SELECT 'notification_' || ?1, 'notification', ?1, NULL, '{}', ?2, ?2 WHERE changes() > 0
       UNION ALL
       SELECT 'msg_' || ?1 || '_' || substr(id, 1, 8), 'webhook', ?1, id, '{"event":"enquiry.created"}', ?2, ?2
       FROM webhooks WHERE is_enabled = 1 AND changes() > 0`,
    )
    .bind(contactmailId, at)

/** Claims a due message for one attempt. Idempotent for the same claim. Null if there is nothing to send. */
export const claimMessage = async (
  db: D1Database,
  id: string,
  { claim, kinds, now }: { claim: string; kinds: KindName[]; now: Date },
): Promise<OutboxMessage | null> => {
  const row = await db
    .prepare(
      `UPDATE outbox SET state = 'sending', claim = ?2, claimed_at = ?3, attempts = attempts + (state = 'queued')
       WHERE id = ?1 AND kind IN (SELECT value FROM json_each(?4))
         AND ((state = 'queued' AND next_attempt_at <= ?5) OR (state = 'sending' AND claim = ?2))
         AND ${sendable}
       RETURNING ${columns}`,
    )
    .bind(id, claim, now.toISOString(), JSON.stringify(kinds), new Date(now.getTime() + clockSkew).toISOString())
    .first()
  return row && v.parse(OutboxMessageSchema, row)
}

/** In ms. The queue's clock and that of the Worker that set the time of the next attempt may differ. */
const clockSkew = 1000

/** The statement that records that an attempt was accepted, even if it counts as failed meanwhile. */
export const sentRecording = (db: D1Database, { id, claim }: OutboxMessage, at: string) =>
  db
    .prepare(
      `UPDATE outbox SET state = 'sent', error = NULL, sent_at = ?3 WHERE id = ?1 AND claim = ?2 AND state <> 'sent'`,
    )
    .bind(id, claim, at)

export const failureRecording = (db: D1Database, { id, claim }: OutboxMessage, error: string) =>
  db
    .prepare(`UPDATE outbox SET state = 'failed', error = ?3 WHERE id = ?1 AND claim = ?2 AND state = 'sending'`)
    .bind(id, claim, error)

export const recordPostponed = async (
  db: D1Database,
  { id, claim }: OutboxMessage,
  { error, nextAttemptAt }: { error: string; nextAttemptAt: string },
) => {
  await db
    .prepare(
      `UPDATE outbox SET state = 'queued', error = ?3, next_attempt_at = ?4
       WHERE id = ?1 AND claim = ?2 AND state = 'sending'`,
    )
    .bind(id, claim, error, nextAttemptAt)
    .run()
}

const QueuedSchema = v.array(v.object({ id: v.string(), kind: OutboxMessageSchema.entries.kind }))
export type QueuedMessage = v.InferOutput<typeof QueuedSchema>[number]

export const listNew = async (db: D1Database, contactmailId: string): Promise<QueuedMessage[]> => {
  const { results } = await db
    .prepare(`SELECT id, kind FROM outbox WHERE contactmail_id = ?1 AND state = 'queued' AND attempts = 0`)
    .bind(contactmailId)
    .all()
  return v.parse(QueuedSchema, results)
}

export const listOverdue = async (
  db: D1Database,
  kind: KindName,
  { before, limit }: { before: string; limit: number },
): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `SELECT id FROM outbox WHERE kind = ?1 AND state = 'queued' AND next_attempt_at < ?2 AND ${sendable}
       ORDER BY attempts, next_attempt_at LIMIT ?3`,
    )
    .bind(kind, before, limit)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

export const listUnfinished = async (db: D1Database, before: string): Promise<OutboxMessage[]> => {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM outbox WHERE state = 'sending' AND claimed_at < ?1 LIMIT 100`)
    .bind(before)
    .all()
  return v.parse(v.array(OutboxMessageSchema), results)
}
