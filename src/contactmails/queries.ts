import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { MomentSchema, parseRows } from '../database/parse-rows.ts'
import { contactmailFields } from './contactmail.ts'
import { dueAtOf, isOverdue } from './due/due-date.ts'
import { type ListedContactmail, ListedRowSchema } from './listed-contactmail.ts'
import { arrivalInsertion } from './outbox/outbox-queries.ts'
import { receiptInsertion } from './receipts/receipt-limits.ts'
import type { ReceiptRequest } from './receipts/receipt-request.ts'
import { searchTextOf } from './search/search-text.ts'
import { type Classification, ham } from './spam/spam-schema.ts'
import { type ContactmailRow, type StoredContactmail, StoredContactmailSchema } from './stored-contactmail.ts'

/** Stores a contactmail with what leaves for it unless its id exists. Returns whether it was stored now. */
export const insertContactmail = async (
  db: D1Database,
  row: ContactmailRow,
  { verdict, reasons }: Classification = ham,
  receipt: ReceiptRequest | null = null,
): Promise<boolean> => {
  const fields = contactmailFields.map((field) => row[field])
  const insertion = db
    .prepare(insertionFrom(`VALUES (${placeholders})`))
    .bind(row.id, ...fields, row.createdAt, verdict, reasons.join(' '), searchTextOf(row))
  const [stored] = await db.batch([
    ...withOutbox(db, insertion, row),
    ...(receipt ? [receiptInsertion(db, row.id, receipt)] : []),
  ])
  return stored?.meta.changes === 1
}

/**
 * Runs the same statements without storing anything.
 * @throws if a table or column is missing, or the database rejects writes
 */
export const checkInsertion = async (db: D1Database): Promise<void> => {
  const insertion = db.prepare(insertionFrom(`SELECT ${placeholders} WHERE 0`)).bind(...Array(columns.length).fill(''))
  await db.batch(withOutbox(db, insertion, { id: '', createdAt: '' }))
}

/**
 * The contactmail with this id, or null.
 * @throws v.ValiError if the row breaks the schema, which no code path writes
 */
export const findContactmail = async (db: D1Database, id: string): Promise<StoredContactmail | null> => {
  const row = await db
    .prepare(
      `SELECT id, ${contactmailFields.join(', ')}, created_at AS createdAt, source, verdict,
         rules_verdict AS rulesVerdict, status, answered_at AS answeredAt
       FROM contactmails WHERE id = ?1`,
    )
    .bind(id)
    .first()
  return row && v.parse(StoredContactmailSchema, row)
}

export const listedColumns = `id, ${contactmailFields.join(', ')}, created_at AS createdAt,
  verdict, verdict_reasons AS verdictReasons, rules_verdict AS rulesVerdict, read_at AS readAt,
  status, coalesce(opened_at, created_at) AS openedAt, answered_at AS answeredAt, changed_at AS changedAt,
  receipt_sent_at AS receiptSentAt,
  assignee, (SELECT user.name FROM user WHERE user.id = assignee) AS assigneeName, source`

const RowSchema = v.object({
  ...ListedRowSchema.entries,
  ...v.entriesFromList(['createdAt', 'openedAt'], MomentSchema),
  ...v.entriesFromList(['readAt', 'answeredAt', 'changedAt', 'receiptSentAt'], v.nullable(MomentSchema)),
})

/** Parses rows of `listedColumns`. Rows that break the schema are logged and left out. */
export const parseListed = (rows: unknown[], now = new Date()): ListedContactmail[] =>
  parseRows(RowSchema, rows, 'contactmails').map((row) => {
    const dueAt = dueAtOf(row.status, row.openedAt)
    return { ...row, dueAt, isOverdue: isOverdue(dueAt, now) }
  })

export const readListed = async (db: D1Database, id: string): Promise<ListedContactmail | null> => {
  const { results } = await db.prepare(`SELECT ${listedColumns} FROM contactmails WHERE id = ?1`).bind(id).all()
  return parseListed(results)[0] ?? null
}
const withOutbox = (
  db: D1Database,
  insertion: D1PreparedStatement,
  { id, createdAt }: { id: string; createdAt: string },
) => [insertion, arrivalInsertion(db, id, createdAt)]

const columns = ['id', ...contactmailFields, 'created_at', 'verdict', 'verdict_reasons', 'search_text']
const placeholders = columns.map((_, index) => `?${index + 1}`).join(', ')

const insertionFrom = (source: string) =>
  `INSERT INTO contactmails (${columns.join(', ')})
       ${source}
       ON CONFLICT (id) DO NOTHING`
