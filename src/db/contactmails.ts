import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type Contactmail, ContactmailSchema } from '../schemas/contactmail.ts'
import { ham, type Judgement } from '../schemas/judgement.ts'

/** A mail as it is kept. */
export type ContactmailRow = Contactmail & {
  /** UUID. */
  id: string
  /** ISO 8601, UTC. */
  createdAt: string
}
export const ContactmailRowSchema = v.object({ ...ContactmailSchema.entries, id: v.string(), createdAt: v.string() })

/** Stores a mail unless its id is there already. Returns whether it was stored now. */
export const insertContactmail = async (
  db: D1Database,
  row: ContactmailRow,
  { verdict, reasons }: Judgement = ham,
): Promise<boolean> => {
  const { id, name, email, subject, reason, message, createdAt } = row
  const { meta } = await db
    .prepare(
      `INSERT INTO contactmails (id, name, email, subject, reason, message, created_at, verdict, verdict_reasons)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
       ON CONFLICT (id) DO NOTHING`,
    )
    .bind(id, name, email, subject, reason, message, createdAt, verdict, reasons.join(' '))
    .run()
  return meta.changes === 1
}

/**
 * The mail with this id, or null.
 * @throws v.ValiError if the row breaks the schema, which no code path writes
 */
export const findContactmail = async (db: D1Database, id: string): Promise<ContactmailRow | null> => {
  const row = await db
    .prepare(
      `SELECT id, name, email, subject, reason, message, created_at AS createdAt
       FROM contactmails WHERE id = ?1`,
    )
    .bind(id)
    .first()
  return row && v.parse(ContactmailRowSchema, row)
}
