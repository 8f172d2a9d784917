import type { D1Database } from '@cloudflare/workers-types'

/** SQL condition: this reply was taken back. */
export const isTakenBack = (id: string) => `EXISTS (SELECT 1 FROM outbox WHERE id = ${id} AND state = 'undone')`

/** Statements that turn a held reply back into a draft. The first changes a row only if the reply was still held. */
export const replyUndoing = (db: D1Database, id: string, author: string, now: Date) => {
  const reply = "FROM replies WHERE id = ?1 AND author = ?2 AND direction = 'out' AND state = 'queued'"
  return [
    db
      .prepare(
        `UPDATE outbox SET state = 'undone', error = NULL
         WHERE id = ?1 AND state = 'queued' AND attempts = 0 AND EXISTS (SELECT 1 ${reply})`,
      )
      .bind(id, author),
    db
      .prepare(
        `INSERT INTO drafts (contactmail_id, user_id, kind, id, body, version, tab, updated_at)
         SELECT contactmail_id, (SELECT id FROM user WHERE email = ?2), 'reply', ?3, body, 1, '', ?4 ${reply} AND ${isTakenBack('?1')}
         ON CONFLICT (contactmail_id, user_id, kind) DO UPDATE
           SET body = trim(excluded.body || char(10, 10) || body), version = version + 1, tab = '', updated_at = ?4`,
      )
      .bind(id, author, crypto.randomUUID(), now.toISOString()),
    db.prepare(`DELETE ${reply} AND ${isTakenBack('?1')}`).bind(id, author),
  ]
}

/**
 * The statements that give replies, SQL of ids, of restored contactmails the state that they came to meanwhile. One that
 * was held too long ago does not leave by itself.
 */
export const heldReplySettling = (db: D1Database, ids: string, changeId: string, now: Date) => {
  const message = (column: string) => `(SELECT ${column} FROM outbox WHERE outbox.id = replies.id)`
  const isSent = `${message('state')} = 'sent'`
  return [
    db
      .prepare(`DELETE FROM outbox WHERE id IN (${ids}) AND state = 'queued' AND created_at < ?2`)
      .bind(changeId, new Date(now.getTime() - 10 * 60 * 1000).toISOString()),
    db
      .prepare(
        `UPDATE replies SET state = iif(${isSent}, 'sent', 'failed'), sent_at = ${message('sent_at')},
           error = iif(${isSent}, NULL, coalesce(${message('error')}, 'deleted'))
         WHERE id IN (${ids}) AND state = 'queued' AND coalesce(${message('state')}, '') NOT IN ('queued', 'sending')`,
      )
      .bind(changeId),
    db
      .prepare(
        `UPDATE contactmails SET status = 'open' WHERE id IN
           (SELECT contactmail_id FROM replies WHERE id IN (${ids}) AND state = 'failed' AND error = 'deleted')`,
      )
      .bind(changeId),
  ]
}

export const isUndone = async (db: D1Database, id: string): Promise<boolean> =>
  (await db
    .prepare(`SELECT 1 WHERE ${isTakenBack('?1')}`)
    .bind(id)
    .first()) !== null
