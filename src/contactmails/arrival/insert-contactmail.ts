import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { sql } from '../../database/sql.ts'
import { ContactmailSchema, contactmailFields } from '../contactmail.ts'
import type { Source } from '../due/status.ts'
import { referenceOf } from '../outbox/mail-text.ts'
import { arrivalInsertion } from '../outbox/outbox-queries.ts'
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
export type ContactmailRow = v.InferInput<typeof ContactmailRowSchema>

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
  source: Source = 'form',
  isStored = true,
) => {
  const { id, name, email, subject, reason, message, about = '', topic = '', createdAt } = row
  return sql(db)`
    INSERT INTO contactmails (id, name, email, subject, reason, message, about, topic, created_at, verdict,
      verdict_reasons, search_text, source)
    SELECT ${id}, ${name}, ${email}, ${subject}, ${reason}, ${message}, ${about}, ${topic}, ${createdAt}, ${verdict},
      ${reasons.join(' ')}, ${searchTextOf(row)}, ${source}
    WHERE ${isStored} ON CONFLICT (id) DO NOTHING`
}

/** Runs the same statements without storing anything. @throws if the schema is wrong or D1 rejects writes */
export const checkInsertion = async (db: D1Database): Promise<void> => {
  const row = { id: '', name: '', email: '', subject: '', reason: 'Other', message: '', createdAt: '' } as const
  await db.batch([contactmailInsertion(db, row, ham, 'form', false), arrivalInsertion(db, '', '')])
}

/** What the inbox searches. The first line is the sender. */
const searchTextOf = (row: ContactmailRow): string =>
  searchable(
    `${row.name} ${row.email}`,
    ...others.map((field) => row[field]),
    ...(row.topic ? [row.topic] : []),
    referenceOf(row.id),
  )

const others = contactmailFields.filter((field) => field !== 'name' && field !== 'email')
