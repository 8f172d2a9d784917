import type { D1Database } from '@cloudflare/workers-types'
import { draftRemovals } from '../../../contactmails/replies/draft-queries.ts'
import { searchable } from '../../../contactmails/search/fold.ts'
import { parseRows } from '../../../database/parse-rows.ts'
import { auditInsertions } from '../../guards/audit-entry.ts'
import { type NewNote, type Note, NoteSchema, shownNotes } from '../state/thread-schema.ts'

/** Adds a note and records it, both or neither. Taken: another text has its id. */
export const insertNote = async (
  db: D1Database,
  contactmailId: string,
  { id, body, draft }: NewNote,
  author: string,
  now = new Date(),
): Promise<'added' | 'taken' | 'no-enquiry'> => {
  const existing = 'SELECT id FROM contactmails WHERE id = ?1'
  const [found, ...results] = await db.batch([
    db.prepare(existing).bind(contactmailId),
    auditInsertions(
      db,
      { actor: author, action: 'mail-noted' },
      { sql: `${existing} AND NOT EXISTS (SELECT 1 FROM notes WHERE notes.id = ?2)`, values: [contactmailId, id] },
      now,
    ),
    db
      .prepare(
        `INSERT INTO notes (id, contactmail_id, author, body, created_at, search_text)
         SELECT ?2, id, ?3, ?4, ?5, ?6 FROM contactmails WHERE id = ?1 ON CONFLICT (id) DO NOTHING`,
      )
      .bind(contactmailId, id, author, body, now.toISOString(), searchable(body)),
    db
      .prepare('UPDATE contactmails SET changed_at = ?2 WHERE id = ?1 AND changes() > 0')
      .bind(contactmailId, now.toISOString()),
    ...draftRemovals(db, id, draft),
    db.prepare('SELECT 1 FROM notes WHERE id = ?1 AND contactmail_id = ?2 AND body = ?3').bind(id, contactmailId, body),
  ])
  if (found?.results.length === 0) return 'no-enquiry'
  return results.at(-1)?.results.length === 1 ? 'added' : 'taken'
}

export const listNotes = async (db: D1Database, contactmailId: string): Promise<Note[]> => {
  const { results } = await db
    .prepare(
      `SELECT id, author, body, created_at AS createdAt FROM notes WHERE contactmail_id = ?1
       ORDER BY created_at DESC, id DESC LIMIT ${shownNotes}`,
    )
    .bind(contactmailId)
    .all()
  return parseRows(NoteSchema, results, 'notes').reverse()
}
