import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type Contactmail, ContactmailSchema, contactmailFields } from './contactmail.ts'
import { receiptInsertion } from './receipts/receipt-limits.ts'
import type { ReceiptRequest } from './receipts/receipt-request.ts'
import { searchTextOf } from './search/search-text.ts'
import { type Classification, ham } from './spam/spam-schema.ts'

/** A contactmail as it is stored. */
export type ContactmailRow = Contactmail & {
  /** UUID. */
  id: string
  /** ISO 8601, UTC. */
  createdAt: string
}
export const ContactmailRowSchema = v.object({ ...ContactmailSchema.entries, id: v.string(), createdAt: v.string() })

/**
 * Stores a contactmail unless its id exists. Returns whether it was stored now. A row that a version before migration
 * 0004 marked as deleted does not count: the contactmail replaces it. A receipt is stored with it, or not at all.
 */
export const insertContactmail = async (
  db: D1Database,
  row: ContactmailRow,
  { verdict, reasons }: Classification = ham,
  receipt: ReceiptRequest | null = null,
): Promise<boolean> => {
  const fields = contactmailFields.map((field) => row[field])
  const statement = db
    .prepare(insertion(`VALUES (${placeholders})`))
    .bind(row.id, ...fields, row.createdAt, verdict, reasons.join(' '), searchTextOf(row))
  if (!receipt) return (await statement.run()).meta.changes === 1
  const [stored] = await db.batch([statement, receiptInsertion(db, row.id, receipt)])
  return stored?.meta.changes === 1
}

/**
 * Runs the same statement without storing anything.
 * @throws if a table or column is missing, or the database rejects writes
 */
export const checkInsertion = async (db: D1Database): Promise<void> => {
  await db
    .prepare(insertion(`SELECT ${placeholders} WHERE 0`))
    .bind(...Array(columns.length).fill(''))
    .run()
}

/**
 * The contactmail with this id, or null.
 * @throws v.ValiError if the row breaks the schema, which no code path writes
 */
export const findContactmail = async (db: D1Database, id: string): Promise<ContactmailRow | null> => {
  const row = await db
    .prepare(`SELECT id, ${contactmailFields.join(', ')}, created_at AS createdAt FROM contactmails WHERE id = ?1`)
    .bind(id)
    .first()
  return row && v.parse(ContactmailRowSchema, row)
}

const ownColumns = [...contactmailFields, 'created_at', 'verdict', 'verdict_reasons', 'search_text']
const columns = ['id', ...ownColumns]
const placeholders = columns.map((_, index) => `?${index + 1}`).join(', ')

const insertion = (source: string) =>
  `INSERT INTO contactmails (${columns.join(', ')})
       ${source}
       ON CONFLICT (id) DO NOTHING`
