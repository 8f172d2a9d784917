import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { select } from '../../../database/sql.ts'
import { sentenceOf, withNames } from '../../guards/audit-actions.ts'
import { listNames } from '../../users/queries.ts'
import type { HistoryEntry } from '../state/thread-schema.ts'

const shown = 50

const RowSchema = v.object({ id: v.number(), ...v.entriesFromList(['at', 'actor', 'action', 'detail'], v.string()) })

/** What staff did with a contactmail, newest first, but for reading it. */
export const listHistory = async (db: D1Database, contactmailId: string): Promise<HistoryEntry[]> => {
  const rows = await select(db, RowSchema)`
    SELECT id, at, actor, action, trim(substr(subject, ${contactmailId.length + 1})) AS detail FROM audit
    WHERE action <> 'mail-read' AND subject >= ${contactmailId} AND subject < ${`${contactmailId}!`}`
  const names = await listNames(db)
  const newest = rows.sort((a, b) => b.id - a.id).slice(0, shown)
  return newest.map(({ id, at, actor, action, detail }) => {
    const did = sentenceOf(action)
      .replace('{message}', 'it')
      // By a function, as "$&" in a name would have a meaning of its own.
      .replace('{rest}', () => withNames(detail.split(' '), names))
    return { id, at, who: names[actor] ?? actor, did: did.trim() }
  })
}
