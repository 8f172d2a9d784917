import type { D1Database } from '@cloudflare/workers-types'
import { select } from '../../../database/sql.ts'
import { type HistoryEntry, HistoryEntrySchema } from '../state/thread-schema.ts'

const shown = 50

/** What staff did with a contactmail, newest first, but for reading it. */
export const listHistory = async (db: D1Database, contactmailId: string): Promise<HistoryEntry[]> => {
  const entries = await select(db, HistoryEntrySchema)`
    SELECT id, at, actor, action, trim(substr(subject, ${contactmailId.length + 1})) AS detail FROM audit
    WHERE action <> 'mail-read' AND subject >= ${contactmailId} AND subject < ${`${contactmailId}!`}`
  return entries.sort((a, b) => b.id - a.id).slice(0, shown)
}
