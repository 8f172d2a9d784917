import * as v from 'valibot'
import { ReceivedMailSchema } from './inbound/received-mail.ts'
import { OutboxMessageSchema, SentSchema } from './outbox/kind.ts'
import { ReceiptRequestSchema } from './receipts/receipt-request.ts'
import { ClassificationSchema } from './spam/spam-schema.ts'
import { ContactmailRowSchema } from './stored-contactmail.ts'

/**
 * Jobs of the queue: store what D1 could not store, a contactmail or an e-mail that came in; send a message of the
 * outbox; record that one was sent.
 */
export const JobSchema = v.variant('kind', [
  v.object({
    kind: v.literal('store'),
    row: ContactmailRowSchema,
    classification: ClassificationSchema,
    receipt: v.nullable(ReceiptRequestSchema),
  }),
  v.object({ kind: v.literal('received'), mail: ReceivedMailSchema }),
  v.object({ kind: v.literal('send'), id: v.string() }),
  v.object({ kind: v.literal('sent'), message: OutboxMessageSchema, sent: SentSchema }),
])
export type Job = v.InferOutput<typeof JobSchema>
