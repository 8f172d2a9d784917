import * as v from 'valibot'
import { FlagSchema } from '../../database/parse-rows.ts'
import { exists, select, selectOne, sql } from '../../database/sql.ts'
import { sendable } from '../outbox/outbox-queries.ts'

const WebhookSchema = v.object({
  id: v.string(),
  url: v.string(),
  isEnabled: FlagSchema,
  createdAt: v.string(),
  /** ISO 8601, UTC; until then the earlier secrets also sign. */
  previousUntil: v.nullable(v.string()),
})
export type Webhook = v.InferOutput<typeof WebhookSchema>

export const selectWebhooks = (db: D1Database) => select(db, WebhookSchema)`
  SELECT id, url, is_enabled AS isEnabled, created_at AS createdAt, previous_until AS previousUntil
  FROM webhooks ORDER BY rowid`

type NewWebhook = { id: string; url: string; secret: string; limit: number }

/** Returns false if there are as many as `limit`, or one has this address. */
export const insertWebhook = (db: D1Database, { id, url, secret, limit }: NewWebhook, now = new Date()) => exists(db)`
  INSERT INTO webhooks (id, url, secret, created_at)
  SELECT ${id}, ${url}, ${secret}, ${now.toISOString()}
  WHERE (SELECT COUNT(*) FROM webhooks) < ${limit} AND ${url} NOT IN (SELECT url FROM webhooks) RETURNING id`

/** Replaces the secret. Earlier ones also sign until `until`. Returns the webhook's URL, or null. */
export const replaceSecret = (db: D1Database, id: string, secret: string, until: Date, now = new Date()) =>
  sql(db)`
  UPDATE webhooks SET previous_until = ${until.toISOString()}, secret = ${secret},
    previous_secrets = iif(previous_until > ${now.toISOString()}, previous_secrets || ' ', '') || secret
  WHERE id = ${id} RETURNING url`.first<string>('url')

export const setWebhookEnabled = (db: D1Database, id: string, isEnabled: boolean) =>
  sql(db)`UPDATE webhooks SET is_enabled = ${Number(isEnabled)} WHERE id = ${id} RETURNING url`.first<string>('url')

export const removeWebhook = (db: D1Database, id: string) =>
  sql(db)`DELETE FROM webhooks WHERE id = ${id} RETURNING url`.first<string>('url')

const ReceiverSchema = v.object(v.entriesFromList(['url', 'secrets'], v.string()))
export type Receiver = v.InferOutput<typeof ReceiverSchema>

export const findReceiver = (db: D1Database, id: string, now = new Date()) => selectOne(db, ReceiverSchema)`
  SELECT url, secret || iif(previous_until > ${now.toISOString()}, ' ' || previous_secrets, '') AS secrets
  FROM webhooks WHERE id = ${id}`

const DeliverySchema = v.object({
  id: v.string(),
  url: v.string(),
  contactmailId: v.string(),
  event: v.string(),
  at: v.string(),
  state: v.picklist(['waiting', 'delivered', 'failed']),
  attempts: v.number(),
  error: v.nullable(v.string()),
})
export type Delivery = v.InferOutput<typeof DeliverySchema>

export const listDeliveries = (db: D1Database, limit: number) => select(db, DeliverySchema)`
  SELECT outbox.id, url, contactmail_id AS contactmailId, data ->> 'event' AS event, outbox.created_at AS at,
    CASE state WHEN 'sent' THEN 'delivered' WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS state, attempts, error
  FROM outbox JOIN webhooks ON webhooks.id = webhook_id
  WHERE kind = 'webhook' ORDER BY outbox.created_at DESC LIMIT ${limit}`

export const restartDelivery = async (db: D1Database, id: string, now = new Date()) => exists(db)`
  UPDATE outbox SET state = 'queued', attempts = 0, next_attempt_at = ${now.toISOString()}, error = NULL
  WHERE id = ${id} AND kind = 'webhook' AND state IN ('sent', 'failed') AND ${sendable} RETURNING id`
