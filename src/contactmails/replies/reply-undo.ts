import { exists, part, sql } from '../../database/sql.ts'
import { statusWebhooks } from '../outbox/outbox-queries.ts'

export const isTakenBack = (id: string) => part`EXISTS (SELECT 1 FROM outbox WHERE id = ${id} AND state = 'undone')`

/** Statements that turn a held reply back into a draft. The first changes a row only if the reply was still held. */
export const replyUndoing = (db: D1Database, id: string, author: string, now: Date) => {
  const at = now.toISOString()
  const reply = part`FROM entries WHERE id = ${id} AND author = ${author} AND direction = 'out' AND state = 'queued'`
  return [
    sql(db)`
      UPDATE outbox SET state = 'undone', error = NULL
      WHERE id = ${id} AND state = 'queued' AND attempts = 0 AND EXISTS (SELECT 1 ${reply})`,
    sql(db)`
      INSERT INTO drafts (contactmail_id, user_id, kind, id, body, version, tab, updated_at, attachments)
      SELECT contactmail_id, (SELECT id FROM user WHERE email = ${author}), 'reply', ${crypto.randomUUID()}, body, 1, '',
        ${at}, attachments ${reply} AND ${isTakenBack(id)}
      ON CONFLICT (contactmail_id, user_id, kind) DO UPDATE
        SET body = trim(excluded.body || char(10, 10) || body, char(10, 32)), version = version + 1, tab = '', updated_at = ${at},
          attachments = (SELECT json_group_array(json(value)) FROM
            (SELECT value FROM json_each(excluded.attachments) UNION ALL SELECT value FROM json_each(drafts.attachments)))`,
    sql(db)`DELETE ${reply} AND ${isTakenBack(id)}`,
  ]
}

/** Gives replies of restored contactmails the state they came to meanwhile. One held too long does not leave by itself. */
export const heldReplySettling = (db: D1Database, changeId: string, now: Date) => {
  const ids = part`
    SELECT fields ->> 'id' FROM changes
    WHERE change_id = ${changeId} AND origin = 'entries' AND fields ->> 'state' = 'queued'`
  const message = part`FROM outbox WHERE outbox.id = entries.id`
  const isSent = part`(SELECT state ${message}) = 'sent'`
  const failed = part`FROM entries WHERE id IN (${ids}) AND state = 'failed'`
  return [
    sql(db)`
      DELETE FROM outbox WHERE id IN (${ids}) AND state = 'queued'
        AND created_at < ${new Date(now.getTime() - 10 * 60 * 1000).toISOString()}`,
    sql(db)`
      UPDATE entries SET state = iif(${isSent}, 'sent', 'failed'), sent_at = (SELECT sent_at ${message}),
        error = iif(${isSent}, NULL, coalesce((SELECT error ${message}), 'deleted'))
      WHERE id IN (${ids}) AND state = 'queued'
        AND coalesce((SELECT state ${message}), '') NOT IN ('queued', 'sending')`,
    statusWebhooks(db, part`SELECT contactmail_id AS id, 'open' AS becomes ${failed}`, now.toISOString()),
    sql(db)`UPDATE contactmails SET status = 'open' WHERE id IN (SELECT contactmail_id ${failed})`,
  ]
}

export const isUndone = (db: D1Database, id: string) => exists(db)`SELECT 1 WHERE ${isTakenBack(id)}`
