import type { D1Database } from '@cloudflare/workers-types'
import { undoSeconds } from '../schemas/inbox.ts'

/** A press of "undo" at the last moment still has to travel. */
const undoWindow = (undoSeconds + 5) * 1000

/** Notes when a mail was first read. Returns whether it was unread until now. */
export const markContactmailRead = async (db: D1Database, id: string, now = new Date()): Promise<boolean> =>
  changes(
    db,
    'UPDATE contactmails SET read_at = ?2 WHERE id = ?1 AND read_at IS NULL AND deleted_at IS NULL',
    id,
    now.toISOString(),
  )

/** Takes a mail out of the spam. Returns whether it was there. */
export const clearContactmailOfSpam = async (db: D1Database, id: string): Promise<boolean> =>
  changes(db, "UPDATE contactmails SET verdict = 'ham' WHERE id = ?1 AND verdict = 'spam' AND deleted_at IS NULL", id)

/** Takes a mail away; it can be restored for a while. Returns whether there was one. */
export const deleteContactmail = async (db: D1Database, id: string, now = new Date()): Promise<boolean> =>
  changes(db, 'UPDATE contactmails SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL', id, now.toISOString())

/** Undoes a deletion. Returns whether it came in time. */
export const restoreContactmail = async (db: D1Database, id: string, now = new Date()): Promise<boolean> =>
  changes(
    db,
    'UPDATE contactmails SET deleted_at = NULL WHERE id = ?1 AND deleted_at >= ?2',
    id,
    new Date(now.getTime() - undoWindow).toISOString(),
  )

/** Removes the mails whose deletion cannot be undone any more. Returns how many there were. */
export const purgeDeletedContactmails = async (db: D1Database, now = new Date()): Promise<number> => {
  const { meta } = await db
    .prepare('DELETE FROM contactmails WHERE deleted_at < ?1')
    .bind(new Date(now.getTime() - undoWindow).toISOString())
    .run()
  return meta.changes
}

/** Removes all that one address has sent, at once and for good. Returns how many mails there were. */
export const eraseSender = async (db: D1Database, email: string): Promise<number> => {
  const { meta } = await db.prepare('DELETE FROM contactmails WHERE email = ?1 COLLATE NOCASE').bind(email).run()
  return meta.changes
}

async function changes(db: D1Database, sql: string, ...values: string[]) {
  const { meta } = await db
    .prepare(sql)
    .bind(...values)
    .run()
  return meta.changes > 0
}
