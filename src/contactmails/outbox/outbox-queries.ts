import * as v from 'valibot'
import { type Part, part, select, selectOne, sql } from '../../database/sql.ts'
import { type KindName, type OutboxMessage, OutboxMessageSchema } from './kind.ts'

const columns = part`id, kind, contactmail_id AS contactmailId, webhook_id AS webhookId, data, created_at AS createdAt, attempts, claim`

/** One contactmail that is still assigned as a notice says. */
const assigned = part`(
  SELECT contactmails.id FROM json_each(data, '$.ids') CROSS JOIN contactmails ON contactmails.id = value
  WHERE assignee = data ->> 'to')`

/** A deleted contactmail's messages wait, as undo may bring it back; so do those of a disabled webhook. */
export const sendable = part`
  (EXISTS (SELECT 1 FROM contactmails WHERE contactmails.id = contactmail_id) OR ${assigned} IS NOT NULL)
  AND (webhook_id IS NULL OR EXISTS (SELECT 1 FROM webhooks WHERE webhooks.id = webhook_id AND is_enabled = 1))`

/** Queues the notification and webhooks of a new contactmail if the statement before it has changed a row. */
export const arrivalInsertion = (db: D1Database, contactmailId: string, at: string) => sql(db)`
  ${insertion}
  SELECT 'notification_' || ${contactmailId}, 'notification', ${contactmailId}, NULL, '{}', ${at}, ${at}
  WHERE changes() > 0
  UNION ALL
  SELECT 'msg_' || ${contactmailId} || '_' || substr(id, 1, 8), 'webhook', ${contactmailId}, id,
    '{"event":"enquiry.created"}', ${at}, ${at}
  FROM webhooks WHERE is_enabled = 1 AND changes() > 0`

const insertion = part`
  INSERT OR REPLACE INTO outbox (id, kind, contactmail_id, webhook_id, data, created_at, next_attempt_at)`

/** Queues webhooks for statuses about to be set. `changing` selects each `id` and what it `becomes`; `also` adds rows. */
export const statusWebhooks = (db: D1Database, changing: Part, at: string, also = part``) => sql(db)`
  ${insertion} ${also}
  SELECT 'msg_' || mail.id || ${`_${Date.parse(at)}_`} || becomes || '_' || substr(webhooks.id, 1, 8), 'webhook',
    mail.id, webhooks.id, json_object('event', 'enquiry.status_changed', 'from', status, 'to', becomes), ${at}, ${at}
  FROM (${changing}) AS changing CROSS JOIN contactmails AS mail ON mail.id = changing.id CROSS JOIN webhooks
  WHERE status <> becomes AND is_enabled = 1`

/** Claims a due message for one attempt. Idempotent for the same claim. Null if there is nothing to send. */
export const claimMessage = (
  db: D1Database,
  id: string,
  { claim, kinds, now }: { claim: string; kinds: KindName[]; now: Date },
) => selectOne(db, OutboxMessageSchema)`
  UPDATE outbox
  SET state = 'sending', claim = ${claim}, claimed_at = ${now.toISOString()}, attempts = attempts + (state = 'queued'),
    contactmail_id = coalesce(${assigned}, contactmail_id)
  WHERE id = ${id} AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)})) AND ${sendable}
    AND ((state = 'queued' AND next_attempt_at <= ${new Date(now.getTime() + clockSkew).toISOString()})
      OR (state = 'sending' AND claim = ${claim}))
  RETURNING ${columns}`

/** In ms. The queue's clock and that of the Worker that set the time of the next attempt may differ. */
const clockSkew = 1000

/** The statement that records that an attempt was accepted, even if it counts as failed meanwhile. */
export const sentRecording = (db: D1Database, { id, claim }: OutboxMessage, at: string) => sql(db)`
  UPDATE outbox SET state = 'sent', error = NULL, sent_at = ${at}
  WHERE id = ${id} AND claim = ${claim} AND state <> 'sent'`

export const failureRecording = (db: D1Database, { id, claim }: OutboxMessage, error: string) => sql(db)`
  UPDATE outbox SET state = 'failed', error = ${error} WHERE id = ${id} AND claim = ${claim} AND state = 'sending'`

type Postponed = { error: string; nextAttemptAt: string }

export const recordPostponed = (db: D1Database, { id, claim }: OutboxMessage, { error, nextAttemptAt }: Postponed) =>
  sql(db)`
    UPDATE outbox SET state = 'queued', error = ${error}, next_attempt_at = ${nextAttemptAt}
    WHERE id = ${id} AND claim = ${claim} AND state = 'sending'`.run()

const QueuedSchema = v.object({ id: v.string(), kind: OutboxMessageSchema.entries.kind })
export type QueuedMessage = v.InferOutput<typeof QueuedSchema>

export const listNew = (db: D1Database, contactmailIds: string[], only?: KindName) => select(db, QueuedSchema)`
  SELECT id, kind FROM outbox WHERE contactmail_id IN (SELECT value FROM json_each(${JSON.stringify(contactmailIds)}))
    AND kind = coalesce(${only ?? null}, kind) AND state = 'queued' AND attempts = 0`

export const listOverdue = (db: D1Database, kind: KindName, before: string) => select(db, QueuedSchema)`
  SELECT id, kind FROM outbox
  WHERE kind = ${kind} AND state = 'queued' AND next_attempt_at < ${before} AND ${sendable}
  ORDER BY attempts, next_attempt_at LIMIT 50`

export const listUnfinished = (db: D1Database, before: string) => select(db, OutboxMessageSchema)`
  SELECT ${columns} FROM outbox WHERE state = 'sending' AND claimed_at < ${before} LIMIT 100`
