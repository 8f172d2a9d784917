import * as v from 'valibot'
import { exists, type Part, part, select, selectOne, sql } from '../../database/sql.ts'
import { AttachmentsSchema, replyFiles } from '../attachments/attachment.ts'
import { keepRows } from '../deletion/bin.ts'
import type { OutboxMessage, SentRecord } from '../outbox/kind.ts'
import { statusWebhooks } from '../outbox/outbox-queries.ts'
import { searchable } from '../search/fold.ts'
import { draftRemovals } from './draft-queries.ts'
import { type Reply, ThreadEntrySchema } from './reply-schema.ts'
import { isTakenBack } from './reply-undo.ts'
import { lastEntryOf } from './thread.ts'

type NewReply = Reply & Record<'contactmailId' | 'author' | 'messageId' | 'createdAt', string> & { dueAt?: string }

export const insertReply = async (db: D1Database, reply: NewReply): Promise<boolean> => {
  const { replyId, contactmailId, author, text, createdAt, dueAt = createdAt, isConfirmed = false, files = [] } = reply
  const made = { id: replyId, kind: 'sent', actor: author, at: new Date(createdAt) }
  const [insertion] = await db.batch([
    sql(db)`
      INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state, sets_status,
        search_text, attachments)
      SELECT ${replyId}, id, 'out', ${author}, ${text}, ${reply.messageId}, ${createdAt}, 'queued', ${reply.status},
        ${searchable(text)}, (SELECT json_group_array(json(value)) FROM (${filesOf(replyId, files)}))
      FROM contactmails
      WHERE id = ${contactmailId} AND ${hasFiles(replyId, files)} AND (${isConfirmed} OR ${lastEntryOf(contactmailId)} = ${reply.seen})
        AND NOT ${isTakenBack(replyId)}
      ON CONFLICT DO NOTHING`,
    keepRows(db, made, {
      table: 'contactmails',
      columns: ['status', 'opened_at', 'answered_at', 'verdict', 'rules_verdict', 'changed_at'],
      where: part`id = ${contactmailId} AND changes() > 0`,
    }),
    ...queueing(db, replyId, createdAt, dueAt),
    ...draftRemovals(db, replyId, reply.draft),
  ])
  return insertion?.meta.changes === 1
}

const filesOf = (draftId: string, files: string[]) => part`
  SELECT value FROM drafts, json_each(drafts.attachments)
  WHERE drafts.id = ${draftId} AND value ->> 'file' IN (SELECT value FROM json_each(${JSON.stringify(files)}))`

/** Whether the draft still has all of these files, and one e-mail takes them. */
const hasFiles = (draftId: string, files: string[]) => part`
  (SELECT COUNT(*) = ${files.length} AND total(value ->> 'size') <= ${replyFiles.bytes} FROM (${filesOf(draftId, files)}))`

export const canTakeFiles = (db: D1Database, { replyId, files = [] }: Reply) =>
  exists(db)`SELECT 1 WHERE ${hasFiles(replyId, files)}`

export const findReply = (db: D1Database, id: string) => selectOne(db, FoundSchema)`
  SELECT contactmail_id AS contactmailId, body, entries.created_at AS createdAt, user.name AS writer, signature,
    attachments
  FROM entries LEFT JOIN user ON user.email = author WHERE entries.id = ${id} AND direction = 'out'`

const FoundSchema = v.object({
  ...v.entriesFromList(['contactmailId', 'body', 'createdAt'], v.string()),
  ...v.entriesFromList(['writer', 'signature'], v.nullable(v.string())),
  attachments: AttachmentsSchema,
})

export const requeueReply = async (db: D1Database, id: string, contactmailId: string, now = new Date()) => {
  const reply = part`id = ${id} AND contactmail_id = ${contactmailId} AND direction = 'out'`
  const results = await db.batch([
    sql(db)`UPDATE entries SET state = 'queued', error = NULL WHERE ${reply} AND state = 'failed'`,
    ...queueing(db, id, now.toISOString(), now.toISOString()),
    sql(db)`SELECT id FROM entries WHERE ${reply} AND state = 'queued'`,
  ])
  return results.at(-1)?.results.length === 1
}

/** The statements that record in the thread that a reply was sent, after the one that records it in the outbox. */
export const whenReplySent = (db: D1Database, { id }: OutboxMessage, { messageId, at }: SentRecord) => {
  const whole = inBrackets(messageId ?? `reply.${id}`)
  return [
    sql(db)`
      UPDATE entries SET state = 'sent', error = NULL, sent_at = ${at},
        message_id = iif(EXISTS (SELECT 1 FROM entries WHERE message_id = ${whole}), message_id, ${whole})
      WHERE id = ${id} AND changes() > 0`,
    sql(db)`
      UPDATE contactmails SET answered_at = ${at}
      WHERE id = (SELECT contactmail_id FROM entries WHERE id = ${id}) AND answered_at IS NULL AND changes() > 0`,
  ]
}

const inBrackets = (messageId: string) => (messageId.startsWith('<') ? messageId : `<${messageId}>`)

export const whenReplyFailed = (db: D1Database, { id }: OutboxMessage, error: string, at: string) =>
  failing(db, part`id = ${id}`, part`changes() > 0`, { error, at })

/** Fails a reply that was sent under this message id. Null if there is none. */
export const failSentReply = async (db: D1Database, messageId: string, error: string, at: string) => {
  const reply = part`message_id = ${inBrackets(messageId)} AND direction = 'out'`
  const [failed] = await db.batch(failing(db, reply, part`state = 'sent'`, { error, at }))
  return v.parse(v.nullable(FailedSchema), failed?.results[0] ?? null)
}

/** Fails a reply if a condition holds, and opens its contactmail again. */
function failing(db: D1Database, reply: Part, condition: Part, { error, at }: Record<'error' | 'at', string>) {
  const changing = part`SELECT contactmail_id AS id, 'open' AS becomes FROM entries WHERE ${reply}`
  const contactmail = part`id = (SELECT id FROM (${changing}))`
  return [
    sql(db)`
      UPDATE entries SET state = 'failed', error = ${error} WHERE ${reply} AND ${condition}
      RETURNING id, contactmail_id AS contactmailId`,
    sql(db)`UPDATE contactmails SET changed_at = ${at} WHERE ${contactmail} AND changes() > 0`,
    statusWebhooks(db, part`${changing} AND changes() > 0`, at),
    sql(db)`UPDATE contactmails SET status = 'open' WHERE ${contactmail} AND changed_at = ${at}`,
  ]
}

const FailedSchema = v.object({ id: v.string(), contactmailId: v.string() })

const EarlierSchema = v.object({
  messageId: v.string(),
  ...v.pick(ThreadEntrySchema, ['direction', 'author', 'body', 'createdAt']).entries,
})
export type EarlierEntry = v.InferOutput<typeof EarlierSchema>

/** The newest seven, the newest first: Cloudflare takes no header `References` of over 2048 characters. */
export const listEarlier = (db: D1Database, contactmailId: string, before: string) => select(db, EarlierSchema)`
  SELECT message_id AS messageId, direction, author, body, created_at AS createdAt FROM entries
  WHERE contactmail_id = ${contactmailId} AND created_at < ${before} AND is_automatic = 0
    AND state IN ('sent', 'received')
  ORDER BY created_at DESC, id DESC LIMIT 7`

/** Queues the reply and sets the status if the statement before has changed a row. What is answered is no spam. */
function queueing(db: D1Database, replyId: string, at: string, dueAt: string) {
  const reply = part`FROM entries WHERE id = ${replyId} AND changes() > 0`
  const row = part`SELECT id, 'reply', contactmail_id, NULL, '{}', ${at}, ${dueAt} ${reply} UNION ALL`
  return [
    statusWebhooks(db, part`SELECT contactmail_id AS id, sets_status AS becomes ${reply}`, at, row),
    sql(db)`
      UPDATE contactmails SET status = (SELECT sets_status ${reply}), changed_at = ${at}, read_at = coalesce(read_at, ${at}),
        verdict = 'ham', rules_verdict = iif(verdict = 'spam', coalesce(rules_verdict, 'spam'), rules_verdict)
      WHERE id = (SELECT contactmail_id ${reply})`,
  ]
}
