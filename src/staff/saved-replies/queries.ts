import type { ListedContactmail } from '../../contactmails/listed-contactmail.ts'
import { part, select, selectOne, sql } from '../../database/sql.ts'
import { fillFor } from './placeholders.ts'
import { maxSavedReplies, type NewSavedReply, SavedReplySchema } from './saved-reply-schema.ts'

const savedReplies = part`SELECT id, name, reason, body, digit, updated_at AS version FROM saved_replies`

export const listSavedReplies = (db: D1Database, reason: string | null = null) => select(db, SavedReplySchema)`
  ${savedReplies} WHERE ${reason} IS NULL OR reason IS NULL OR reason = ${reason}
  ORDER BY coalesce(digit, 10), name COLLATE NOCASE, id`

export const listFilledFor = async (db: D1Database, contactmail: ListedContactmail) => {
  const replies = await listSavedReplies(db, contactmail.reason)
  return replies.map(({ id, name, digit, body }) => ({ id, name, digit, text: fillFor(contactmail, body) }))
}

export const findSavedReply = (db: D1Database, id: string) => selectOne(db, SavedReplySchema)`
  ${savedReplies} WHERE id = ${id}`

/** Another with the same key that is offered in the same messages. */
export const findKeyTaken = async (db: D1Database, id: string | null, { reason, digit }: NewSavedReply) =>
  (await listSavedReplies(db, reason)).find((other) => digit && other.digit === digit && other.id !== id)

export const insertSavedReply = (db: D1Database, id: string, reply: NewSavedReply, now = new Date()) =>
  changes(sql(db)`
    INSERT INTO saved_replies (id, name, reason, body, updated_at, digit)
    SELECT ${id}, ${reply.name}, ${reply.reason}, ${reply.body}, ${now.toISOString()}, ${reply.digit}
    WHERE (SELECT COUNT(*) FROM saved_replies) < ${maxSavedReplies}`)

/** Only from the version that was changed, or to what is stored already. */
export const updateSavedReply = (db: D1Database, id: string, reply: NewSavedReply, version = '', now = new Date()) =>
  changes(sql(db)`
    UPDATE saved_replies SET name = ${reply.name}, reason = ${reply.reason}, body = ${reply.body},
      updated_at = ${now.toISOString()}, digit = ${reply.digit}
    WHERE id = ${id} AND (updated_at = ${version}
      OR (name, reason, body, digit) IS (${reply.name}, ${reply.reason}, ${reply.body}, ${reply.digit}))`)

export const removeSavedReply = (db: D1Database, id: string, version = '') =>
  changes(sql(db)`DELETE FROM saved_replies WHERE id = ${id} AND updated_at = ${version}`)

const changes = async (statement: D1PreparedStatement) => (await statement.run()).meta.changes > 0
