import type { D1Database } from '@cloudflare/workers-types'
import { contactmailInsertion } from '../arrival/insert-contactmail.ts'
import { arrivalInsertion } from '../outbox/outbox-queries.ts'
import { searchable } from '../search/fold.ts'
import type { ReceivedMail } from './received-mail.ts'

/** How much one thread takes. What lies between the two is reserved for its verified sender. */
export const threadRoom = {
  all: { entries: 100, bytes: 1024 * 1024 },
  sender: { entries: 300, bytes: 3 * 1024 * 1024 },
} as const

export const findByReferences = (db: D1Database, references: string[], sender: string): Promise<string | null> =>
  db
    .prepare(
      `SELECT contactmails.id AS id
       FROM replies CROSS JOIN contactmails ON contactmails.id = replies.contactmail_id
       WHERE replies.message_id IN (SELECT value FROM json_each(?1)) AND contactmails.email = ?2 COLLATE NOCASE
       LIMIT 1`,
    )
    .bind(JSON.stringify(references), sender)
    .first<string>('id')

export const isStored = async (db: D1Database, id: string): Promise<boolean> =>
  (await db
    .prepare(
      'SELECT 1 FROM replies CROSS JOIN contactmails ON contactmails.id = replies.contactmail_id WHERE replies.id = ?1',
    )
    .bind(id)
    .first()) !== null

export const insertReceived = async (
  db: D1Database,
  contactmailId: string,
  mail: ReceivedMail,
  isReopening: boolean,
): Promise<boolean> => {
  const [insertion] = await db.batch([
    entry(db, contactmailId, mail),
    db
      .prepare(
        `UPDATE contactmails SET status = 'open', read_at = NULL, changed_at = ?2,
           opened_at = CASE WHEN status = 'open' THEN opened_at ELSE ?2 END
         WHERE id = ?1 AND ?3 AND changes() > 0`,
      )
      .bind(contactmailId, mail.receivedAt, isReopening ? 1 : 0),
  ])
  return insertion?.meta.changes === 1
}

export const insertEnquiry = async (db: D1Database, mail: ReceivedMail, isQuiet: boolean): Promise<void> => {
  const { id, enquiry, classification, receivedAt } = mail
  await db.batch([
    // An entry that lost its contactmail would keep this one from being stored.
    db
      .prepare(
        `DELETE FROM replies
         WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM contactmails WHERE id = replies.contactmail_id)`,
      )
      .bind(id),
    contactmailInsertion(db, { ...enquiry, id, createdAt: receivedAt }, classification, 'email'),
    ...(isQuiet ? [] : [arrivalInsertion(db, id, receivedAt)]),
    entry(db, id, mail),
  ])
}

/** A message id that another entry has already is replaced by one of our own. */
const entry = (db: D1Database, contactmailId: string, mail: ReceivedMail) =>
  db
    .prepare(
      `INSERT INTO replies (id, contactmail_id, direction, author, body, message_id, in_reply_to, created_at, state,
         attachments, is_automatic, envelope, is_verified, search_text)
       SELECT ?1, contactmails.id, 'in', ?3, ?4,
         CASE WHEN ?5 IS NULL OR EXISTS (SELECT 1 FROM replies WHERE message_id = ?5)
           THEN '<' || ?1 || '@received.invalid>' ELSE ?5 END,
         ?6, ?7, 'received', ?8, ?9, ?10, ?11, ?13
       FROM contactmails, json_each(?12) AS room
       WHERE contactmails.id = ?2 AND room.key = CASE WHEN ?11 AND email = ?3 COLLATE NOCASE THEN 'sender' ELSE 'all' END
         AND (SELECT COUNT(*) < room.value ->> 'entries'
                AND coalesce(sum(length(CAST(body AS BLOB))), 0) < room.value ->> 'bytes'
              FROM replies WHERE contactmail_id = ?2 AND direction = 'in')
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      mail.id,
      contactmailId,
      mail.author,
      mail.text || mail.enquiry.message,
      mail.messageId,
      mail.references.at(-1) ?? null,
      mail.receivedAt,
      JSON.stringify(mail.attachments),
      mail.isAutomatic ? 1 : 0,
      mail.envelope,
      mail.isVerified ? 1 : 0,
      JSON.stringify(threadRoom),
      searchable(mail.text || mail.enquiry.message),
    )
