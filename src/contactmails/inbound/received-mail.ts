import * as v from 'valibot'
import { ContactmailSchema } from '../contactmail.ts'
import { ThreadEntrySchema } from '../replies/reply-schema.ts'
import { ClassificationSchema } from '../spam/spam-rules.ts'

/** Bytes of an e-mail, characters of its text, message ids. How it is parsed is limited in reduce-mail.ts. */
export const receivedLimits = { bytes: 10 * 1024 * 1024, text: 20_000, references: 50 } as const

export const ReceivedMailSchema = v.object({
  /** UUID of its content, so that it is stored once however often it arrives. */
  id: v.string(),
  author: v.pipe(v.string(), v.maxLength(254)),
  envelope: v.string(),
  enquiry: ContactmailSchema,
  text: v.string(),
  messageId: v.nullable(v.string()),
  references: v.array(v.string()),
  /** Thread tokens in its recipient and in `references`, not yet verified. */
  tokens: v.array(v.string()),
  attachments: ThreadEntrySchema.entries.attachments,
  isAutomatic: v.boolean(),
  isBounce: v.boolean(),
  isVerified: v.boolean(),
  classification: ClassificationSchema,
  receivedAt: v.string(),
})
export type ReceivedMail = v.InferOutput<typeof ReceivedMailSchema>
