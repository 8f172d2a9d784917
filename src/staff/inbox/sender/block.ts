import { exists, sql } from '../../../database/sql.ts'
import { record } from '../../guards/audit-entry.ts'
import { forStaff, operation } from '../../guards/permissions.ts'

export const blockSender = operation(forStaff, async (c, id: string, isBlocked: boolean): Promise<boolean> => {
  const exists = await setBlocked(c.env.DB, id, isBlocked, c.get('staff').email)
  if (exists) await record(c, isBlocked ? 'sender-blocked' : 'sender-unblocked', id)
  return exists
})

export const isSenderBlocked = (db: D1Database, id: string) => exists(db)`
  SELECT 1 FROM contactmails CROSS JOIN blocked_senders ON address = contactmails.email WHERE contactmails.id = ${id}`

async function setBlocked(db: D1Database, id: string, isBlocked: boolean, by: string) {
  const [found] = await db.batch([
    sql(db)`SELECT 1 FROM contactmails WHERE id = ${id}`,
    isBlocked
      ? sql(db)`
          INSERT INTO blocked_senders (address, blocked_by, blocked_at)
          SELECT lower(email), ${by}, ${new Date().toISOString()} FROM contactmails WHERE id = ${id}
          ON CONFLICT DO NOTHING`
      : sql(db)`DELETE FROM blocked_senders WHERE address = (SELECT email FROM contactmails WHERE id = ${id})`,
  ])
  return found?.results.length === 1
}
