import * as v from 'valibot'
import { draftRemovals } from '../../../contactmails/replies/draft-queries.ts'
import { searchable } from '../../../contactmails/search/fold.ts'
import { part, select, sql } from '../../../database/sql.ts'
import { sentenceOf, withNames } from '../../guards/audit-actions.ts'
import { auditInsertions } from '../../guards/audit-entry.ts'
import { listNames } from '../../users/queries.ts'
import type { HistoryEntry, NewNote } from '../state/thread-schema.ts'

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

/** Adds a note and records it, both or neither. Taken: another text has its id. */
export const insertNote = async (
  db: D1Database,
  contactmailId: string,
  { id, body, draft }: NewNote,
  author: string,
  now = new Date(),
): Promise<'added' | 'taken' | 'no-enquiry'> => {
  const at = now.toISOString()
  const existing = part`SELECT id FROM contactmails WHERE id = ${contactmailId}`
  const isNew = part`${existing} AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.id = ${id})`
  const [found, ...results] = await db.batch([
    sql(db)`${existing}`,
    auditInsertions(db, { actor: author, action: 'mail-noted' }, isNew, now),
    sql(db)`
      UPDATE changes SET at = ${at}
      WHERE contactmail_id IN (${isNew}) AND at = (SELECT changed_at FROM contactmails WHERE id = contactmail_id)`,
    sql(db)`
      INSERT INTO entries (id, contactmail_id, direction, author, body, created_at, state, search_text)
      SELECT ${id}, id, 'note', ${author}, ${body}, ${at}, 'noted', ${searchable(body)}
      FROM contactmails WHERE id = ${contactmailId}
      ON CONFLICT (id) DO NOTHING`,
    sql(db)`UPDATE contactmails SET changed_at = ${at} WHERE id = ${contactmailId} AND changes() > 0`,
    ...draftRemovals(db, id, draft),
    sql(db)`
      SELECT 1 FROM entries
      WHERE id = ${id} AND contactmail_id = ${contactmailId} AND direction = 'note' AND body = ${body}`,
  ])
  if (found?.results.length === 0) return 'no-enquiry'
  return results.at(-1)?.results.length === 1 ? 'added' : 'taken'
}
