import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { restorableColumns } from '../listed-contactmail.ts'
import { threadAsJson, threadRemoval, threadRestoration } from './thread-queries.ts'
import { undoSeconds } from './undo-seconds.ts'

/** In ms, with time for a last-moment request to arrive. */
const undoWindow = (undoSeconds + 5) * 1000

/**
 * Moves contactmails with their threads to the deleted ones, where they can be restored for a while. Returns the ids of
 * those that existed.
 */
export const deleteContactmails = async (db: D1Database, ids: string[], now = new Date()): Promise<string[]> => {
  const given = JSON.stringify(ids)
  const existing = `SELECT id FROM contactmails WHERE id IN (SELECT value FROM json_each(?1))`
  // One transaction. Replaces an earlier deleted contactmail with the same id.
  const [, ...removals] = await db.batch<{ id: string }>([
    db
      .prepare(
        `INSERT OR REPLACE INTO deleted_contactmails (${columns}, deleted_at, thread)
         SELECT ${columns}, ?2, ${threadAsJson} FROM contactmails WHERE id IN (${existing})`,
      )
      .bind(given, now.toISOString()),
    ...threadRemoval(db, existing, [given]),
    db.prepare(`DELETE FROM contactmails WHERE id IN (${existing}) RETURNING id`).bind(given),
  ])
  return idsIn(removals.at(-1)?.results)
}

/**
 * Undoes deletions. Returns the ids of those for which it was still possible. If another contactmail has taken the id,
 * the restored one gets a new id.
 */
export const restoreContactmails = async (db: D1Database, ids: string[], now = new Date()): Promise<string[]> => {
  const earliest = new Date(now.getTime() - undoWindow).toISOString()
  const values = [JSON.stringify(ids.map((id) => ({ id, spare: crypto.randomUUID() }))), earliest]
  const source = `
    SELECT CASE WHEN EXISTS (SELECT 1 FROM contactmails WHERE contactmails.id = deleted.id)
             THEN given.value ->> 'spare' ELSE deleted.id END AS newId, deleted.*
    FROM json_each(?1) AS given JOIN deleted_contactmails AS deleted ON deleted.id = given.value ->> 'id'
    WHERE deleted.deleted_at >= ?2`
  const results = await db.batch<{ id: string }>([
    // First, because afterwards the ids are taken.
    ...threadRestoration(db, source, values),
    db
      .prepare(`INSERT INTO contactmails (${columns}) SELECT newId, ${restorableColumns} FROM (${source})`)
      .bind(...values),
    db
      .prepare(
        `DELETE FROM deleted_contactmails
         WHERE id IN (SELECT value ->> 'id' FROM json_each(?1)) AND deleted_at >= ?2 RETURNING id`,
      )
      .bind(...values),
  ])
  return idsIn(results.at(-1)?.results)
}

/** Removes contactmails whose deletion can no longer be undone. Returns their number. */
export const purgeDeletedContactmails = async (db: D1Database, now = new Date()): Promise<number> => {
  const latest = new Date(now.getTime() - undoWindow).toISOString()
  const results = await db.batch([db.prepare('DELETE FROM deleted_contactmails WHERE deleted_at < ?1').bind(latest)])
  return results.reduce((sum, { meta }) => sum + meta.changes, 0)
}

const columns = `id, ${restorableColumns}`

const idsIn = (rows: unknown) => v.parse(v.array(v.object({ id: v.string() })), rows).map(({ id }) => id)
