import type { D1Database } from '@cloudflare/workers-types'
import { parseRows } from '../../../database/parse-rows.ts'
import { auditInsertions } from '../../guards/audit-entry.ts'
import { type NewNote, type Note, NoteSchema, shownNotes } from '../state/thread-schema.ts'

/** Adds a note and records it, both or neither. Returns whether the contactmail exists. */
export const insertNote = async (
  db: D1Database,
  contactmailId: string,
  { id, body }: NewNote,
  author: string,
  now = new Date(),
): Promise<boolean> => {
  const existing = 'SELECT id FROM contactmails WHERE id = ?1'
  const [found] = await db.batch([
    db.prepare(existing).bind(contactmailId),
    auditInsertions(
      db,
      { actor: author, action: 'mail-noted' },
      { sql: `${existing} AND NOT EXISTS (SELECT 1 FROM notes WHERE notes.id = ?2)`, values: [contactmailId, id] },
      now,
    ),
    db
      .prepare(
        `INSERT INTO notes (id, contactmail_id, author, body, created_at)
         SELECT ?2, id, ?3, ?4, ?5 FROM contactmails WHERE id = ?1 ON CONFLICT (id) DO NOTHING`,
      )
      .bind(contactmailId, id, author, body, now.toISOString()),
    db
      .prepare('UPDATE contactmails SET changed_at = ?2 WHERE id = ?1 AND changes() > 0')
      .bind(contactmailId, now.toISOString()),
  ])
  return (found?.results.length ?? 0) > 0
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
