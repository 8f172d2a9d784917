import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { contactmailFields } from '../contactmail.ts'
import { statuses } from '../due/status.ts'
import { ContactmailRowSchema } from '../queries.ts'
import type { StatusChange } from '../webhooks/status-changes.ts'
import type { SentReply } from './reply-schema.ts'

const ClaimedReplySchema = v.object({
  body: v.string(),
  createdAt: v.string(),
  contactmailId: v.string(),
  /** Tries so far, with this one. */
  tries: v.number(),
})
export type ClaimedReply = v.InferOutput<typeof ClaimedReplySchema>

/**
 * Claims a queued answer for one try, which `claim` names: nobody else can send it then. Idempotent for the same claim.
 * Returns null if there is nothing to send.
 */
export const claimReply = async (db: D1Database, id: string, claim: string, now = new Date()) => {
  const row = await db
    .prepare(
      `UPDATE replies SET state = 'sending', claim = ?2, claimed_at = ?3, tries = tries + (state = 'queued')
       WHERE id = ?1 AND (state = 'queued' OR (state = 'sending' AND claim = ?2))
       RETURNING body, created_at AS createdAt, contactmail_id AS contactmailId, tries`,
    )
    .bind(id, claim, now.toISOString())
    .first()
  return row && v.parse(ClaimedReplySchema, row)
}

/** Records that the mail service accepted an answer, and the first answer of its contactmail. */
export const recordSent = async (db: D1Database, { id, claim, messageId, sentAt }: SentReply): Promise<void> => {
  await db.batch([
    db
      .prepare(
        `UPDATE replies SET state = 'sent', error = NULL, sent_at = ?3,
           message_id = CASE WHEN EXISTS (SELECT 1 FROM replies WHERE message_id = ?4) THEN message_id ELSE ?4 END
         WHERE id = ?1 AND claim = ?2 AND state <> 'sent'`,
      )
      .bind(id, claim, sentAt, messageId),
    db
      .prepare(
        `UPDATE contactmails SET answered_at = ?2
         WHERE id = (SELECT contactmail_id FROM replies WHERE id = ?1 AND state = 'sent') AND answered_at IS NULL`,
      )
      .bind(id, sentAt),
  ])
}

/**
 * Records a try that the mail service refused. It is tried again if it is to be `queued`. Returns the change of its
 * contactmail's status, if there was one.
 */
export const recordRefused = async (
  db: D1Database,
  { id, claim, error, state }: { id: string; claim: string; error: string; state: 'queued' | 'failed' },
  now = new Date(),
): Promise<StatusChange | null> => {
  const [, found] = await db.batch([
    db
      .prepare(`UPDATE replies SET state = ?4, error = ?3 WHERE id = ?1 AND claim = ?2 AND state = 'sending'`)
      .bind(id, claim, error, state),
    ...(state === 'failed' ? [toReopen(db, id), reopening(db, id, now)] : []),
  ])
  const [reopened] = v.parse(v.array(ReopenedSchema), found?.results ?? [])
  return reopened ? { id: reopened.id, from: reopened.from, to: 'open', at: now.toISOString() } : null
}

const ReopenedSchema = v.object({ id: v.string(), from: v.picklist(statuses) })

/**
 * Fails answers whose try began before a moment and never ended: nobody knows whether they were sent. Returns the
 * changes of their contactmails' statuses.
 */
export const failUnfinished = async (
  db: D1Database,
  { before, error }: { before: string; error: string },
  now = new Date(),
): Promise<StatusChange[]> => {
  const { results } = await db
    .prepare(
      `SELECT id, claim FROM replies
       WHERE direction = 'out' AND state <> 'sent' AND state = 'sending' AND claimed_at < ?1 LIMIT 100`,
    )
    .bind(before)
    .all()
  const changes: StatusChange[] = []
  for (const { id, claim } of v.parse(v.array(v.object({ id: v.string(), claim: v.string() })), results)) {
    const change = await recordRefused(db, { id, claim, error, state: 'failed' }, now)
    if (change) changes.push(change)
  }
  return changes
}

/** Ids of queued answers from before a moment, oldest first. */
export const listQueued = async (db: D1Database, before: string, limit: number): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `SELECT id FROM replies
       WHERE direction = 'out' AND state <> 'sent' AND state = 'queued' AND created_at < ?1 ORDER BY created_at LIMIT ?2`,
    )
    .bind(before, limit)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

const AnsweredSchema = v.object({ ...ContactmailRowSchema.entries })

/** The contactmail that an answer is for, or null. */
export const findAnswered = async (db: D1Database, id: string) => {
  const row = await db
    .prepare(
      `SELECT id, ${contactmailFields.join(', ')}, created_at AS createdAt
       FROM contactmails WHERE id = ?1`,
    )
    .bind(id)
    .first()
  return row && v.parse(AnsweredSchema, row)
}

const EarlierSchema = v.object({
  messageId: v.string(),
  direction: v.picklist(['in', 'out']),
  /** The address of who wrote it. */
  author: v.string(),
  body: v.string(),
  createdAt: v.string(),
})
export type EarlierEntry = v.InferOutput<typeof EarlierSchema>

/** What stood in the thread before an answer: the last ten entries, oldest first. */
export const listEarlier = async (db: D1Database, contactmailId: string, before: string): Promise<EarlierEntry[]> => {
  const { results } = await db
    .prepare(
      `SELECT message_id AS messageId, direction, author, body, created_at AS createdAt FROM replies
       WHERE contactmail_id = ?1 AND created_at < ?2 AND is_automatic = 0 AND state IN ('sent', 'received')
       ORDER BY created_at DESC, id DESC LIMIT 10`,
    )
    .bind(contactmailId, before)
    .all()
  return v.parse(v.array(EarlierSchema), results).reverse()
}

/** The contactmail that `reopening` will change. */
const toReopen = (db: D1Database, replyId: string) =>
  db
    .prepare(
      `SELECT id, status AS "from" FROM contactmails
       WHERE id = (SELECT contactmail_id FROM replies WHERE id = ?1 AND state = 'failed') AND status <> 'open'`,
    )
    .bind(replyId)

/** The statement that reopens the contactmail of an answer that did not go out. */
const reopening = (db: D1Database, replyId: string, now: Date) =>
  db
    .prepare(
      `UPDATE contactmails SET status = 'open', changed_at = ?2
       WHERE id = (SELECT contactmail_id FROM replies WHERE id = ?1 AND state = 'failed') AND status <> 'open'`,
    )
    .bind(replyId, now.toISOString())
