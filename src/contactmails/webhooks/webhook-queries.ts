import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { FlagSchema } from '../../database/parse-rows.ts'

const WebhookSchema = v.object({
  id: v.string(),
  url: v.string(),
  isEnabled: FlagSchema,
  createdAt: v.string(),
  /** ISO 8601, UTC; until then the secret before the last rotation signs, too. */
  previousUntil: v.nullable(v.string()),
})
export type Webhook = v.InferOutput<typeof WebhookSchema>

export const selectWebhooks = async (db: D1Database): Promise<Webhook[]> => {
  const { results } = await db
    .prepare(
      `SELECT id, url, is_enabled AS isEnabled, created_at AS createdAt, previous_until AS previousUntil
       FROM webhooks ORDER BY rowid`,
    )
    .all()
  return v.parse(v.array(WebhookSchema), results)
}

export const insertWebhook = async (
  db: D1Database,
  { id, url, secret, limit }: { id: string; url: string; secret: string; limit: number },
  now = new Date(),
): Promise<boolean> => {
  const row = await db
    .prepare(
      `INSERT INTO webhooks (id, url, secret, created_at)
       SELECT ?1, ?2, ?3, ?4 WHERE (SELECT COUNT(*) FROM webhooks) < ?5 RETURNING id`,
    )
    .bind(id, url, secret, now.toISOString(), limit)
    .first()
  return row !== null
}

/** Replaces the secret. The one before signs besides until `until`. Returns the webhook's URL, or null. */
export const replaceSecret = (db: D1Database, id: string, secret: string, until: Date) =>
  urlOf(
    db
      .prepare(
        'UPDATE webhooks SET previous_secret = secret, previous_until = ?3, secret = ?2 WHERE id = ?1 RETURNING url',
      )
      .bind(id, secret, until.toISOString()),
  )

export const setWebhookEnabled = (db: D1Database, id: string, isEnabled: boolean) =>
  urlOf(db.prepare('UPDATE webhooks SET is_enabled = ?2 WHERE id = ?1 RETURNING url').bind(id, Number(isEnabled)))

export const removeWebhook = (db: D1Database, id: string): Promise<string | null> =>
  urlOf(db.prepare('DELETE FROM webhooks WHERE id = ?1 RETURNING url').bind(id))

export const findUrl = (db: D1Database, id: string): Promise<string | null> =>
  urlOf(db.prepare('SELECT url FROM webhooks WHERE id = ?1').bind(id))

const ReceiverSchema = v.object({ url: v.string(), secret: v.string(), previousSecret: v.nullable(v.string()) })
export type Receiver = v.InferOutput<typeof ReceiverSchema>

export const findReceiver = async (db: D1Database, id: string, now = new Date()): Promise<Receiver | null> => {
  const row = await db
    .prepare(
      `SELECT url, secret, CASE WHEN previous_until > ?2 THEN previous_secret END AS previousSecret
       FROM webhooks WHERE id = ?1`,
    )
    .bind(id, now.toISOString())
    .first()
  return row && v.parse(ReceiverSchema, row)
}

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

export const listDeliveries = async (db: D1Database, limit: number): Promise<Delivery[]> => {
  const { results } = await db
    .prepare(
      `SELECT outbox.id, url, contactmail_id AS contactmailId, data ->> 'event' AS event, outbox.created_at AS at,
         CASE state WHEN 'sent' THEN 'delivered' WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS state, attempts, error
       FROM outbox JOIN webhooks ON webhooks.id = webhook_id
       WHERE kind = 'webhook' ORDER BY outbox.created_at DESC LIMIT ?1`,
    )
    .bind(limit)
    .all()
  return v.parse(v.array(DeliverySchema), results)
}

export const restartDelivery = async (db: D1Database, id: string, now = new Date()): Promise<boolean> => {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET state = 'queued', attempts = 0, next_attempt_at = ?2, error = NULL
       WHERE id = ?1 AND kind = 'webhook' AND state IN ('sent', 'failed')`,
    )
    .bind(id, now.toISOString())
    .run()
  return meta.changes === 1
}

async function urlOf(statement: ReturnType<D1Database['prepare']>) {
  const row = await statement.first()
  return row && v.parse(v.object({ url: v.string() }), row).url
}
