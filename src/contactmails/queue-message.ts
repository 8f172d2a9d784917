import * as v from 'valibot'
import { ReceivedMailSchema } from './inbound/received-mail.ts'
import { ContactmailRowSchema } from './queries.ts'
import { ReceiptRequestSchema } from './receipts/receipt-request.ts'
import { SentReplySchema } from './replies/reply-schema.ts'
import { ClassificationSchema } from './spam/spam-schema.ts'

/**
 * Messages of the queue: a contactmail that D1 could not store, the id of a stored one to notify staff about or to send a
 * receipt for, deliveries to webhooks, answers, and e-mails that came in.
 */
export const MessageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('store'),
    row: ContactmailRowSchema,
    classification: ClassificationSchema,
    // Missing in messages of versions without receipts.
    receipt: v.optional(v.nullable(ReceiptRequestSchema), null),
  }),
  v.object({ kind: v.literal('notify'), id: v.string() }),
  v.object({ kind: v.literal('receipt'), id: v.string() }),
  v.object({ kind: v.literal('deliver'), id: v.string() }),
  v.object({ kind: v.literal('reply'), id: v.string() }),
  v.object({ kind: v.literal('reply-sent'), sent: SentReplySchema }),
  v.object({ kind: v.literal('received'), mail: ReceivedMailSchema }),
  // Versions before issue 16 queued this; such messages may still be waiting.
  v.pipe(
    v.object({ kind: v.literal('keep'), row: ContactmailRowSchema, judgement: ClassificationSchema }),
    v.transform(({ row, judgement }) => ({ kind: 'store' as const, row, classification: judgement, receipt: null })),
  ),
])
export type Message = v.InferOutput<typeof MessageSchema>
