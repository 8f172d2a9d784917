import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { contactmailFields } from '../contactmail.ts'
import { type ContactmailRow, ContactmailRowSchema } from '../queries.ts'

/**
 * Claims a queued receipt for one try, which `claim` names: nobody else can send it then. Idempotent for the same claim.
 * Returns the number of tries with this one, or null if there is nothing to send.
 */
export const claimReceipt = async (
  db: D1Database,
  contactmailId: string,
  claim: string,
  now = new Date(),
): Promise<number | null> =>
  db
    .prepare(
      `UPDATE receipts SET state = 'sending', claim = ?2, claimed_at = ?3, tries = tries + (state = 'queued')
       WHERE contactmail_id = ?1 AND (state = 'queued' OR (state = 'sending' AND claim = ?2)) RETURNING tries`,
    )
    .bind(contactmailId, claim, now.toISOString())
    .first<number>('tries')

/** A contactmail that still waits for its first answer, unless staff have found it to be spam; or null. */
export const findWaiting = async (db: D1Database, contactmailId: string): Promise<ContactmailRow | null> => {
  const row = await db
    .prepare(
      `SELECT id, ${contactmailFields.join(', ')}, created_at AS createdAt FROM contactmails
       WHERE id = ?1 AND verdict = 'ham' AND status = 'open' AND answered_at IS NULL`,
    )
    .bind(contactmailId)
    .first()
  return row && v.parse(ContactmailRowSchema, row)
}

type Tried = { contactmailId: string; claim: string }

/** Records that the mail service accepted a receipt. */
export const recordReceiptSent = async (db: D1Database, { contactmailId, claim }: Tried, now = new Date()) => {
  await db.batch([
    db
      .prepare(`UPDATE receipts SET state = 'sent', error = NULL WHERE contactmail_id = ?1 AND claim = ?2`)
      .bind(contactmailId, claim),
    db.prepare('UPDATE contactmails SET receipt_sent_at = ?2 WHERE id = ?1').bind(contactmailId, now.toISOString()),
  ])
}

/** Records a try that the mail service refused. It is tried again if it is to be `queued`. */
export const recordReceiptRefused = async (
  db: D1Database,
  { contactmailId, claim, error, state }: Tried & { error: string; state: 'queued' | 'failed' },
) => {
  await db
    .prepare(
      `UPDATE receipts SET state = ?4, error = ?3 WHERE contactmail_id = ?1 AND claim = ?2 AND state = 'sending'`,
    )
    .bind(contactmailId, claim, error, state)
    .run()
}

/** Fails receipts whose try began before a moment and never ended: nobody knows whether they were sent. */
export const failUnfinishedReceipts = async (db: D1Database, before: string, error: string) => {
  await db
    .prepare(`UPDATE receipts SET state = 'failed', error = ?2 WHERE state = 'sending' AND claimed_at < ?1`)
    .bind(before, error)
    .run()
}

/** Ids of contactmails whose receipt was queued before a moment, oldest first. */
export const listQueuedReceipts = async (db: D1Database, before: string, limit: number): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `SELECT contactmail_id AS id FROM receipts WHERE state = 'queued' AND created_at < ?1
       ORDER BY created_at LIMIT ?2`,
    )
    .bind(before, limit)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Deletes receipts from before a moment, sent or not. */
export const deleteReceiptsBefore = async (db: D1Database, before: string) => {
  await db.prepare('DELETE FROM receipts WHERE created_at < ?1').bind(before).run()
}
