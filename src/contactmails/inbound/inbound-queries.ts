import { exists, part, sql } from '../../database/sql.ts'
import { contactmailInsertion } from '../arrival/insert-contactmail.ts'
import { withoutContent } from '../attachments/attachment.ts'
import { replyNotice } from '../notifications/notice.ts'
import { arrivalInsertion, statusWebhooks } from '../outbox/outbox-queries.ts'
import { searchable } from '../search/fold.ts'
import type { ReceivedMail } from './received-mail.ts'

/** How much one thread takes. What lies between the two is reserved for its verified sender. */
export const threadRoom = {
  all: { entries: 100, bytes: 1024 * 1024, files: 20 * 1024 * 1024 },
  sender: { entries: 300, bytes: 3 * 1024 * 1024, files: 60 * 1024 * 1024 },
} as const

export const findByReferences = (db: D1Database, references: string[], sender: string) =>
  sql(db)`
    SELECT contactmails.id AS id
    FROM entries CROSS JOIN contactmails ON contactmails.id = entries.contactmail_id
    WHERE entries.message_id IN (SELECT value FROM json_each(${JSON.stringify(references)}))
      AND contactmails.email = ${sender} COLLATE NOCASE
    LIMIT 1`.first<string>('id')

export const isStored = (db: D1Database, id: string) => exists(db)`
  SELECT 1 FROM entries CROSS JOIN contactmails ON contactmails.id = entries.contactmail_id WHERE entries.id = ${id}`

export const isBlocked = (db: D1Database, { author, enquiry }: ReceivedMail) => exists(db)`
  SELECT 1 FROM blocked_senders WHERE address IN (${author}, ${enquiry.email})`

/** A colleague who is not the message's own sender has to reply in the inbox. */
export const isColleague = (db: D1Database, author: string) => exists(db)`
  SELECT 1 FROM user WHERE email = ${author.toLowerCase()} AND banned IS NOT 1`

type Effects = { isReopening: boolean; isNotified: boolean }

export const insertReceived = async (
  db: D1Database,
  contactmailId: string,
  mail: ReceivedMail,
  { isReopening, isNotified }: Effects,
  now = new Date(),
) => {
  const at = mail.receivedAt
  const storedAt = now.toISOString()
  const changing = part`SELECT id, 'open' AS becomes FROM contactmails WHERE id = ${contactmailId} AND changes() > 0`
  const results = await db.batch([
    ...(isNotified ? [replyNotice(db, contactmailId, mail)] : []),
    entry(db, contactmailId, mail),
    sql(db)`
      UPDATE contactmails SET read_at = NULL, changed_at = max(coalesce(changed_at, ''), ${storedAt}),
        opened_at = iif(status = 'open' OR ${mail.isBounce}, opened_at, ${at}),
        assignee = (SELECT id FROM user WHERE id = assignee AND banned IS NOT 1)
      WHERE id = ${contactmailId} AND ${isReopening} AND changes() > 0`,
    statusWebhooks(db, changing, at),
    sql(db)`
      UPDATE contactmails SET status = 'open'
      WHERE id = ${contactmailId} AND ${isReopening} AND read_at IS NULL AND changed_at >= ${storedAt}`,
  ])
  const [notice, stored] = isNotified ? results : [undefined, ...results]
  return { isStored: stored?.meta.changes === 1, isTold: notice?.meta.changes === 1 }
}

export const insertEnquiry = async (db: D1Database, mail: ReceivedMail, isQuiet: boolean): Promise<void> => {
  const { id, enquiry, classification, receivedAt } = mail
  await db.batch([
    // An entry that lost its contactmail would keep this one from being stored.
    sql(db)`
      DELETE FROM entries
      WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM contactmails WHERE id = entries.contactmail_id)`,
    contactmailInsertion(db, { ...enquiry, id, createdAt: receivedAt }, classification, 'email'),
    ...(isQuiet ? [] : [arrivalInsertion(db, id, receivedAt)]),
    entry(db, id, mail),
  ])
}

/** A message id that another entry has already is replaced by one of our own. */
const entry = (db: D1Database, contactmailId: string, mail: ReceivedMail) => {
  const { id, author, messageId, isVerified, attachments } = mail
  const size = attachments.reduce((sum, { file, size = 0 }) => sum + (file ? size : 0), 0)
  const text = mail.text || mail.enquiry.message
  return sql(db)`
    INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state, attachments,
      is_automatic, envelope, is_verified, search_text)
    SELECT ${id}, contactmails.id, 'in', ${author}, ${text},
      iif(${messageId} IS NULL OR EXISTS (SELECT 1 FROM entries WHERE message_id = ${messageId}),
        ${`<${id}@received.invalid>`}, ${messageId}),
      ${mail.receivedAt}, 'received',
      iif(${size} + (SELECT coalesce(sum(value ->> 'size'), 0) FROM entries, json_each(entries.attachments)
                     WHERE contactmail_id = contactmails.id AND value ->> 'file' IS NOT NULL) > room.value ->> 'files',
        ${JSON.stringify(withoutContent(attachments))}, ${JSON.stringify(attachments)}),
      ${mail.isAutomatic}, ${mail.envelope}, ${isVerified}, ${searchable(text)}
    FROM contactmails, json_each(${JSON.stringify(threadRoom)}) AS room
    WHERE contactmails.id = ${contactmailId}
      AND room.key = iif(${isVerified} AND email = ${author} COLLATE NOCASE, 'sender', 'all')
      AND (SELECT COUNT(*) < room.value ->> 'entries'
             AND coalesce(sum(length(CAST(body AS BLOB))), 0) < room.value ->> 'bytes'
           FROM entries WHERE contactmail_id = ${contactmailId} AND direction = 'in')
    ON CONFLICT DO NOTHING`
}
