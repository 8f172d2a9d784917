import type { D1Database } from '@cloudflare/workers-types'
import { retryD1 } from '../../database/retry-d1.ts'
import { part, sql } from '../../database/sql.ts'
import { type Bindings, retentionDays } from '../../env.ts'
import { log } from '../../log.ts'
import { threadRemoval } from './changes.ts'

const day = 24 * 60 * 60 * 1000
const batch = 500
const most = 50_000

/** Deletes mails older than `RETENTION_DAYS` (default in src/env.ts) and records it; nothing if the setting is invalid. */
export const deleteExpired = async (env: Bindings, now = new Date()): Promise<void> => {
  const days = retentionDays(env)
  if (days === null) return log('retention-off', { cause: 'RETENTION_DAYS is wrong' })
  const olderThan = new Date(now.getTime() - days * day).toISOString()
  const run = await retryD1(() => beginRetention(env.DB, { ranAt: now.toISOString(), olderThan }))
  let deleted = 0
  let last = 0
  do {
    last = await retryD1(() => deleteOldMails(env.DB, run, batch))
    deleted += last
  } while (last === batch && deleted < most)
  log('retention', { deleted, olderThan })
}

type Run = { id: number; olderThan: string }

export const beginRetention = async (db: D1Database, { ranAt, olderThan }: { ranAt: string; olderThan: string }) => {
  const { meta } = await sql(db)`
    INSERT INTO retention_runs (ran_at, deleted, older_than) VALUES (${ranAt}, 0, ${olderThan})`.run()
  return { id: meta.last_row_id, olderThan } satisfies Run
}

export const deleteOldMails = async (db: D1Database, { id, olderThan }: Run, limit: number): Promise<number> => {
  const oldest = part`SELECT id FROM contactmails WHERE created_at < ${olderThan} ORDER BY created_at, id LIMIT ${limit}`
  // One transaction; the last statement counts the changes of the one before.
  const results = await db.batch([
    sql(db)`
      DELETE FROM changes WHERE contactmail_id IN
        (SELECT contactmail_id FROM changes
         WHERE kind = 'deleted' AND origin = 'contactmails' AND fields ->> 'created_at' < ${olderThan})`,
    ...threadRemoval(db, oldest),
    sql(db)`DELETE FROM contactmails WHERE id IN (${oldest})`,
    sql(db)`UPDATE retention_runs SET deleted = deleted + changes() WHERE id = ${id}`,
  ])
  return results.at(-2)?.meta.changes ?? 0
}
