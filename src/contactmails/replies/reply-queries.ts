import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type Status, statuses } from '../due/status.ts'
import type { Reply } from './reply-schema.ts'
import { lastEntryOf } from './thread.ts'

type NewReply = Reply & { contactmailId: string; author: string; messageId: string; createdAt: string }

/**
 * Stores an answer and sets the status of its contactmail, both or neither. Returns whether it did: not if the answer's
 * id exists, if the contactmail does not, or if the thread has gone on since `seen`.
 */
export const insertReply = async (db: D1Database, reply: NewReply): Promise<boolean> => {
  const { replyId, contactmailId, author, text, messageId, createdAt, status, seen } = reply
  const [insertion] = await db.batch([
    db
      .prepare(
        `INSERT INTO replies (id, contactmail_id, direction, author, body, message_id, created_at, state, sets_status)
         SELECT ?1, id, 'out', ?3, ?4, ?5, ?6, 'queued', ?7 FROM contactmails
         WHERE id = ?2 AND ${lastEntryOf('?2')} = ?8
         ON CONFLICT DO NOTHING`,
      )
      .bind(replyId, contactmailId, author, text, messageId, createdAt, status, seen),
    setStatus(db, replyId, 'changes() > 0', createdAt),
  ])
  return insertion?.meta.changes === 1
}

/** The text of an answer and where it belongs; null if there is none with this id. */
export const findReply = async (db: D1Database, id: string) => {
  const row = await db
    .prepare('SELECT contactmail_id AS contactmailId, body FROM replies WHERE id = ?1')
    .bind(id)
    .first()
  return row && v.parse(v.object({ contactmailId: v.string(), body: v.string() }), row)
}

/** Queues a failed answer again. Returns whether it had failed. */
export const requeueReply = async (db: D1Database, id: string, contactmailId: string, now = new Date()) => {
  const [change] = await db.batch([
    db
      .prepare(
        `UPDATE replies SET state = 'queued', tries = 0, error = NULL
         WHERE id = ?1 AND contactmail_id = ?2 AND direction = 'out' AND state = 'failed'`,
      )
      .bind(id, contactmailId),
    setStatus(db, id, 'changes() > 0', now.toISOString()),
  ])
  return change?.meta.changes === 1
}

/** The status of a contactmail; null if there is none with this id. */
export const statusOf = async (db: D1Database, id: string): Promise<Status | null> => {
  const row = await db.prepare('SELECT status FROM contactmails WHERE id = ?1').bind(id).first()
  return row && v.parse(v.object({ status: v.picklist(statuses) }), row).status
}

/** The statement that gives the contactmail the status that its answer sets. What is answered is no spam. */
const setStatus = (db: D1Database, replyId: string, condition: string, at: string) =>
  db
    .prepare(
      `UPDATE contactmails SET status = (SELECT sets_status FROM replies WHERE id = ?1), changed_at = ?2,
         verdict = 'ham', rules_verdict = CASE verdict WHEN 'spam' THEN coalesce(rules_verdict, 'spam') ELSE rules_verdict END
       WHERE id = (SELECT contactmail_id FROM replies WHERE id = ?1) AND ${condition}`,
    )
    .bind(replyId, at)
