import type { D1Database } from '@cloudflare/workers-types'
import { draftRemovals } from '../../../contactmails/replies/draft-queries.ts'
import { searchable } from '../../../contactmails/search/fold.ts'
import { part, sql } from '../../../database/sql.ts'
import { auditInsertions } from '../../guards/audit-entry.ts'
import type { NewNote } from '../state/thread-schema.ts'

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
