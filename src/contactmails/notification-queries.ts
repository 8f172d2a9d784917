import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { JudgementSchema } from '../schemas/judgement.ts'
import { ContactmailRowSchema } from './contactmails.ts'

const NoticeSchema = v.object({
  ...ContactmailRowSchema.entries,
  verdict: JudgementSchema.entries.verdict,
  /** ISO 8601, UTC; null until the notice was sent. */
  notifiedAt: v.nullable(v.string()),
  /** How often sending it failed. */
  tries: v.number(),
})
/** A mail with how far telling staff about it has come. */
export type Notice = v.InferOutput<typeof NoticeSchema>

/** The notice of the mail with this id, or null. */
export const findNotice = async (db: D1Database, id: string): Promise<Notice | null> => {
  const row = await db
    .prepare(
      `SELECT id, name, email, subject, reason, message, created_at AS createdAt, verdict,
              notified_at AS notifiedAt, notify_tries AS tries
       FROM contactmails WHERE id = ?1`,
    )
    .bind(id)
    .first()
  return row && v.parse(NoticeSchema, row)
}

/** The ids of mails that came before a moment and about which staff was never told: least tried first, then oldest. */
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

/** Notes that the notice was sent. */
export const recordNotified = async (db: D1Database, id: string, at: string): Promise<void> => {
  await db
    .prepare(
      'UPDATE contactmails SET notified_at = ?2, notify_tries = notify_tries + 1, notify_error = NULL WHERE id = ?1',
    )
    .bind(id, at)
    .run()
}

/** Notes that sending the notice failed. */
export const recordNoticeFailed = async (db: D1Database, id: string, error: string): Promise<void> => {
  await db
    .prepare('UPDATE contactmails SET notify_tries = notify_tries + 1, notify_error = ?2 WHERE id = ?1')
    .bind(id, error)
    .run()
}

/** Notes why no notice was tried. */
export const recordNoticeOff = async (db: D1Database, id: string, why: string): Promise<void> => {
  await db.prepare('UPDATE contactmails SET notify_error = ?2 WHERE id = ?1').bind(id, why).run()
}
