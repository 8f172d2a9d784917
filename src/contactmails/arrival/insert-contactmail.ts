import * as v from 'valibot'
import { type Contactmail, ContactmailSchema, contactmailFields } from '../contactmail.ts'
import type { ListedContactmail } from '../listed-contactmail.ts'
import { arrivalInsertion } from '../outbox/outbox-queries.ts'
import { referenceOf } from '../outbox/reference-and-names.ts'
import { type ReceiptRequest, receiptInsertion } from '../receipts/receipt-limits.ts'
import { searchable } from '../search/fold.ts'
import { type Classification, ham } from '../spam/spam-rules.ts'
import { TopicSchema } from '../topic.ts'

export const ContactmailRowSchema = v.object({
  ...ContactmailSchema.entries,
  ...TopicSchema.entries,
  id: v.string(),
  createdAt: v.string(),
})
export type ContactmailRow = Contactmail & v.InferInput<typeof ContactmailRowSchema>

/** Stores a contactmail with what leaves for it unless its id exists. Returns whether it was stored now. */
export const insertContactmail = async (
  db: D1Database,
  row: ContactmailRow,
  classification: Classification = ham,
  receipt: ReceiptRequest | null = null,
): Promise<boolean> => {
  const [stored] = await db.batch([
    contactmailInsertion(db, row, classification),
    arrivalInsertion(db, row.id, row.createdAt),
    ...(receipt ? [receiptInsertion(db, row.id, receipt)] : []),
  ])
  return stored?.meta.changes === 1
}

export const contactmailInsertion = (
  db: D1Database,
  row: ContactmailRow,
  { verdict, reasons }: Classification,
  source: ListedContactmail['source'] = 'form',
) => {
  const { about = '', topic = '' } = row
  const fields = [...contactmailFields.map((field) => row[field]), about, topic]
  return db
    .prepare(insertionFrom(`VALUES (${placeholders})`))
    .bind(row.id, ...fields, row.createdAt, verdict, reasons.join(' '), searchTextOf(row), source)
}

/** Runs the same statements without storing anything. @throws if the schema is wrong or D1 rejects writes */
export const checkInsertion = async (db: D1Database): Promise<void> => {
  const insertion = db.prepare(insertionFrom(`SELECT ${placeholders} WHERE 0`)).bind(...columns.map(() => ''))
  await db.batch([insertion, arrivalInsertion(db, '', '')])
}

const fieldColumns = [...contactmailFields, ...Object.keys(TopicSchema.entries)]
const columns = ['id', ...fieldColumns, 'created_at', 'verdict', 'verdict_reasons', 'search_text', 'source']
const placeholders = columns.map((_, index) => `?${index + 1}`).join(', ')

const insertionFrom = (source: string) =>
  `INSERT INTO contactmails (${columns.join(', ')}) ${source} ON CONFLICT (id) DO NOTHING`

/** What the inbox searches. The first line is the sender. */
const searchTextOf = (row: ContactmailRow): string =>
  searchable(
    `${row.name} ${row.email}`,
    ...others.map((field) => row[field]),
    ...(row.topic ? [row.topic] : []),
    referenceOf(row.id),
  )

const others = contactmailFields.filter((field) => field !== 'name' && field !== 'email')
