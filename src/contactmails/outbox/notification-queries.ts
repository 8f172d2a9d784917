import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { contactmailFields } from '../contactmail.ts'
import { ContactmailRowSchema } from '../queries.ts'
import { ClassificationSchema } from '../spam/spam-schema.ts'

const NotificationSchema = v.object({
  ...ContactmailRowSchema.entries,
  verdict: ClassificationSchema.entries.verdict,
  /** ISO 8601, UTC; null until the notification is sent. */
  notifiedAt: v.nullable(v.string()),
  /** Failed attempts. */
  attempts: v.number(),
})
/** A contactmail with the state of its notification. */
export type Notification = v.InferOutput<typeof NotificationSchema>

/** The notification of the contactmail with this id, or null. */
export const findNotification = async (db: D1Database, id: string): Promise<Notification | null> => {
  const row = await db
    .prepare(
      `SELECT id, ${contactmailFields.join(', ')}, created_at AS createdAt, verdict,
              notified_at AS notifiedAt, notify_tries AS attempts
       FROM contactmails WHERE id = ?1`,
    )
    .bind(id)
    .first()
  return row && v.parse(NotificationSchema, row)
}

/** Ids of contactmails received before a moment without a sent notification: fewest attempts first, then oldest. */
export const listUnnotified = async (
  db: D1Database,
  { cameBefore, limit, except }: { cameBefore: string; limit: number; except?: string },
): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `SELECT id FROM contactmails
       WHERE notified_at IS NULL AND created_at < ?1 AND (?2 IS NULL OR notify_error IS NOT ?2)
       ORDER BY notify_tries, created_at LIMIT ?3`,
    )
    .bind(cameBefore, except ?? null, limit)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Records that the notification was sent. */
export const recordNotified = async (db: D1Database, id: string, at: string): Promise<void> => {
  await db
    .prepare(
      'UPDATE contactmails SET notified_at = ?2, notify_tries = notify_tries + 1, notify_error = NULL WHERE id = ?1',
    )
    .bind(id, at)
    .run()
}

/** Records a failed attempt. */
export const recordNotificationFailed = async (db: D1Database, id: string, error: string): Promise<void> => {
  await db
    .prepare('UPDATE contactmails SET notify_tries = notify_tries + 1, notify_error = ?2 WHERE id = ?1')
    .bind(id, error)
    .run()
}

/** Records why no attempt was made. */
export const recordNotificationSkipped = async (db: D1Database, id: string, why: string): Promise<void> => {
  await db.prepare('UPDATE contactmails SET notify_error = ?2 WHERE id = ?1').bind(id, why).run()
}
