import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { contactmailFields } from '../contactmail.ts'
import { sources } from '../due/status.ts'
import { ContactmailRowSchema } from '../queries.ts'
import { ClassificationSchema } from '../spam/spam-schema.ts'

export const webhookEvents = ['enquiry.created', 'enquiry.status_changed'] as const

/** Something that happened to a contactmail. */
export type WebhookEvent = {
  /** The same for the same event, so that reporting it twice sends it once. */
  key: string
  event: (typeof webhookEvents)[number]
  contactmailId: string
  /** ISO 8601, UTC. */
  at: string
  change?: { from: string; to: string }
}

const DueSchema = v.object({
  id: v.string(),
  contactmailId: v.string(),
  event: v.picklist(webhookEvents),
  change: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  at: v.string(),
  tries: v.number(),
  url: v.string(),
  secret: v.string(),
  previousSecret: v.nullable(v.string()),
})
export type DueDelivery = v.InferOutput<typeof DueSchema>

/** Adds a delivery of the event for each enabled webhook that has none yet. Returns the ids of those added. */
export const insertDeliveries = async (
  db: D1Database,
  { key, event, contactmailId, at, change = undefined }: WebhookEvent,
  nextTryAt: string,
): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `INSERT INTO webhook_deliveries (id, webhook_id, contactmail_id, event, change, happened_at, next_try_at)
       SELECT 'msg_' || ?1 || '_' || substr(id, 1, 8), id, ?2, ?3, ?4, ?5, ?6 FROM webhooks WHERE is_enabled = 1
       ON CONFLICT (id) DO NOTHING RETURNING id`,
    )
    .bind(key, contactmailId, event, JSON.stringify(change ?? {}), at, nextTryAt)
    .all()
  return v.parse(v.array(v.object({ id: v.string() })), results).map(({ id }) => id)
}

/** A waiting delivery with what it takes to send it; null if it is done, or its webhook is gone or disabled. */
export const findDue = async (db: D1Database, id: string, now = new Date()): Promise<DueDelivery | null> => {
  const row = await db
    .prepare(
      `SELECT webhook_deliveries.id, contactmail_id AS contactmailId, event, change, happened_at AS at, tries, url, secret,
         CASE WHEN previous_until > ?2 THEN previous_secret END AS previousSecret
       FROM webhook_deliveries JOIN webhooks ON webhooks.id = webhook_id
       WHERE webhook_deliveries.id = ?1 AND state = 'waiting' AND is_enabled = 1`,
    )
    .bind(id, now.toISOString())
    .first()
  return row && v.parse(DueSchema, row)
}

const AnnouncedSchema = v.object({
  ...ContactmailRowSchema.entries,
  source: v.picklist(sources),
  /** As the spam rules set it, so that each try says the same. */
  verdict: ClassificationSchema.entries.verdict,
})
/** A contactmail as webhooks are told of it. */
export type AnnouncedContactmail = v.InferOutput<typeof AnnouncedSchema>

/** The contactmail with this id, or null. */
export const findAnnounced = async (db: D1Database, id: string): Promise<AnnouncedContactmail | null> => {
  const row = await db
    .prepare(
      `SELECT id, ${contactmailFields.join(', ')}, created_at AS createdAt, source,
         coalesce(rules_verdict, verdict) AS verdict
       FROM contactmails WHERE id = ?1`,
    )
    .bind(id)
    .first()
  return row && v.parse(AnnouncedSchema, row)
}

type Try = {
  state: 'waiting' | 'delivered' | 'failed'
  status: number | null
  error: string | null
  nextTryAt?: string
}

export const recordTry = async (db: D1Database, id: string, { state, status, error, nextTryAt }: Try) => {
  await db
    .prepare(
      `UPDATE webhook_deliveries SET state = ?2, status = ?3, error = ?4, next_try_at = ?5, tries = tries + 1
       WHERE id = ?1`,
    )
    .bind(id, state, status, error, nextTryAt ?? null)
    .run()
}

/** The ids of deliveries to enabled webhooks whose next try was due before a time (ISO 8601, UTC), the oldest first. */
export const listOverdue = async (db: D1Database, before: string, limit: number): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `SELECT webhook_deliveries.id FROM webhook_deliveries CROSS JOIN webhooks ON webhooks.id = webhook_id
       WHERE state = 'waiting' AND is_enabled = 1 AND next_try_at < ?1 ORDER BY next_try_at LIMIT ?2`,
    )
    .bind(before, limit)
    .all()
  return v.parse(v.array(v.object({ id: v.string() })), results).map(({ id }) => id)
}

/** Deletes deliveries of events before a time (ISO 8601, UTC). */
export const deleteDeliveriesBefore = async (db: D1Database, before: string) => {
  await db.prepare('DELETE FROM webhook_deliveries WHERE happened_at < ?1').bind(before).run()
}
