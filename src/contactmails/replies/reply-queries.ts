import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { keepRows } from '../deletion/changes.ts'
import { statuses } from '../due/status.ts'
import type { OutboxMessage, SentRecord } from '../outbox/kind.ts'
import { searchable } from '../search/fold.ts'
import type { StatusChange } from '../webhooks/status-changes.ts'
import { draftRemovals } from './draft-queries.ts'
import { type Reply, ThreadEntrySchema } from './reply-schema.ts'
import { isTakenBack } from './reply-undo.ts'
import { lastEntryOf } from './thread.ts'

/** It leaves at `dueAt`, or at once. */
type NewReply = Reply & Record<'contactmailId' | 'author' | 'messageId' | 'createdAt', string> & { dueAt?: string }

export const insertReply = async (db: D1Database, reply: NewReply): Promise<boolean> => {
  const { replyId, contactmailId, author, text, createdAt, dueAt = createdAt } = reply
  const made = { id: replyId, kind: 'sent', actor: author, at: new Date(createdAt) }
  const [insertion] = await db.batch([
    db
      .prepare(
        `INSERT INTO replies (id, contactmail_id, direction, author, body, message_id, created_at, state, sets_status,
           search_text)
         SELECT ?1, id, 'out', ?3, ?4, ?5, ?6, 'queued', ?7, ?10 FROM contactmails
         WHERE id = ?2 AND (?9 OR ${lastEntryOf('?2')} = ?8)
           AND NOT ${isTakenBack('?1')}
         ON CONFLICT DO NOTHING`,
      )
      .bind(
        replyId,
        contactmailId,
        author,
        text,
        reply.messageId,
        createdAt,
        reply.status,
        reply.seen,
        reply.isConfirmed ? 1 : 0,
        searchable(text),
      ),
    keepRows(db, made, {
      table: 'contactmails',
      columns: ['status', 'opened_at', 'answered_at', 'verdict', 'rules_verdict'],
      where: 'id = ?1 AND changes() > 0',
      values: [contactmailId],
    }),
    ...queueing(db, replyId, createdAt, dueAt),
    ...draftRemovals(db, replyId, reply.draft),
  ])
  return insertion?.meta.changes === 1
}

export const findReply = async (db: D1Database, id: string) => {
  const row = await db
    .prepare(
      `SELECT contactmail_id AS contactmailId, body, replies.created_at AS createdAt, user.name AS writer, signature
       FROM replies LEFT JOIN user ON user.email = author WHERE replies.id = ?1`,
    )
    .bind(id)
    .first()
  return row && v.parse(FoundSchema, row)
}

const FoundSchema = v.object({
  ...v.entriesFromList(['contactmailId', 'body', 'createdAt'], v.string()),
  /** Of the account that wrote it, if it still exists. */
  ...v.entriesFromList(['writer', 'signature'], v.nullable(v.string())),
})

export const requeueReply = async (db: D1Database, id: string, contactmailId: string, now = new Date()) => {
  const [change] = await db.batch([
    db
      .prepare(
        `UPDATE replies SET state = 'queued', error = NULL
         WHERE id = ?1 AND contactmail_id = ?2 AND direction = 'out' AND state = 'failed'`,
      )
      .bind(id, contactmailId),
    ...queueing(db, id, now.toISOString(), now.toISOString()),
  ])
  return change?.meta.changes === 1
}

/** The statements that record in the thread that a reply was sent, after the one that records it in the outbox. */
export const replySentRecordings = (db: D1Database, { id }: OutboxMessage, { messageId, at }: SentRecord) => {
  const given = messageId ?? `reply.${id}`
  return [
    db
      .prepare(
        `UPDATE replies SET state = 'sent', error = NULL, sent_at = ?2,
           message_id = CASE WHEN EXISTS (SELECT 1 FROM replies WHERE message_id = ?3) THEN message_id ELSE ?3 END
         WHERE id = ?1 AND changes() > 0`,
      )
      .bind(id, at, given.startsWith('<') ? given : `<${given}>`),
    db
      .prepare(
        `UPDATE contactmails SET answered_at = ?2
         WHERE id = (SELECT contactmail_id FROM replies WHERE id = ?1) AND answered_at IS NULL AND changes() > 0`,
      )
      .bind(id, at),
  ]
}

export const recordReplyFailed = async (
  db: D1Database,
  { id, contactmailId }: OutboxMessage,
  error: string,
  recording: D1PreparedStatement,
  now = new Date(),
): Promise<StatusChange | null> => {
  const isFailed = "EXISTS (SELECT 1 FROM replies WHERE replies.id = ?2 AND state = 'failed')"
  const isReopened = `contactmails.id = ?1 AND status <> 'open' AND ${isFailed}`
  const [, , found] = await db.batch([
    recording,
    db.prepare("UPDATE replies SET state = 'failed', error = ?2 WHERE id = ?1 AND changes() > 0").bind(id, error),
    db.prepare(`SELECT status AS "from" FROM contactmails WHERE ${isReopened}`).bind(contactmailId, id),
    db
      .prepare(`UPDATE contactmails SET status = 'open', changed_at = ?3 WHERE ${isReopened}`)
      .bind(contactmailId, id, now.toISOString()),
  ])
  const [reopened] = v.parse(v.array(v.object({ from: v.picklist(statuses) })), found?.results ?? [])
  return reopened ? { id: contactmailId, from: reopened.from, to: 'open', at: now.toISOString() } : null
}

const EarlierSchema = v.object({
  messageId: v.string(),
  ...v.pick(ThreadEntrySchema, ['direction', 'author', 'body', 'createdAt']).entries,
})
export type EarlierEntry = v.InferOutput<typeof EarlierSchema>

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

/** Queues the reply and sets the status if the statement before has changed a row. What is answered is no spam. */
const queueing = (db: D1Database, replyId: string, at: string, dueAt: string) => [
  db
    .prepare(
      `INSERT OR REPLACE INTO outbox (id, kind, contactmail_id, created_at, next_attempt_at)
       SELECT id, 'reply', contactmail_id, ?2, ?3 FROM replies WHERE id = ?1 AND changes() > 0`,
    )
    .bind(replyId, at, dueAt),
  db
    .prepare(
      `UPDATE contactmails SET status = (SELECT sets_status FROM replies WHERE id = ?1), changed_at = ?2,
         verdict = 'ham', rules_verdict = CASE verdict WHEN 'spam' THEN coalesce(rules_verdict, 'spam') ELSE rules_verdict END
       WHERE id = (SELECT contactmail_id FROM replies WHERE id = ?1) AND changes() > 0`,
    )
    .bind(replyId, at),
]
