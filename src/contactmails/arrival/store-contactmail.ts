import * as v from 'valibot'
import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { causeOf } from '../../log.ts'
import { type Contactmail, contactmailFields } from '../contactmail.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { readListed } from '../queries.ts'
import { type ReceiptRequest, ReceiptRequestSchema } from '../receipts/receipt-limits.ts'
import { type Classification, ClassificationSchema } from '../spam/spam-rules.ts'
import type { Topic } from '../topic.ts'
import { type ContactmailRow, ContactmailRowSchema, insertContactmail } from './insert-contactmail.ts'

export const StoreJobSchema = v.object({
  kind: v.literal('store'),
  row: ContactmailRowSchema,
  classification: ClassificationSchema,
  receipt: v.nullable(ReceiptRequestSchema),
})
export type StoreJob = v.InferInput<typeof StoreJobSchema> & { row: ContactmailRow }

type Inserted = { result: 'stored'; row: ContactmailRow } | { result: 'conflict' }

type Stored = Inserted | { result: 'queued'; row: ContactmailRow; cause: string } | { result: 'lost'; cause: string }

/** Stores a contactmail in D1, or else in the queue. Idempotent for the same id. */
export const storeContactmail = async (
  env: Pick<Bindings, 'DB' | 'CONTACTMAILS'>,
  id: string,
  mail: Contactmail & Partial<Topic>,
  classification: Classification,
  receipt: ReceiptRequest | null = null,
): Promise<Stored> => {
  const row = { ...mail, id, createdAt: new Date().toISOString() }
  const job: StoreJob = { kind: 'store', row, classification, receipt }
  try {
    return await insertOnce(env.DB, job)
  } catch (error) {
    const cause = causeOf(error)
    try {
      await enqueue(env, job)
      return { result: 'queued', row, cause }
    } catch (queueError) {
      return { result: 'lost', cause: `${cause}; ${causeOf(queueError)}` }
    }
  }
}

/** `conflict` if another contactmail has the id. @throws if D1 does not store it in time */
export const insertOnce = (db: D1Database, { row, classification, receipt }: StoreJob): Promise<Inserted> =>
  retryD1(async () => {
    if (await insertContactmail(db, row, classification, receipt)) return { result: 'stored', row }
    // Stored before, or by an attempt whose response was lost.
    const stored = await readListed(db, row.id)
    if (!stored) throw new Error('neither inserted nor found')
    const isSame = contactmailFields.every((field) => stored[field] === row[field])
    return isSame ? { result: 'stored', row: { ...row, createdAt: stored.createdAt } } : { result: 'conflict' }
  })
