import * as v from 'valibot'
import { ContactmailSchema } from '../contactmail.ts'
import { ThreadEntrySchema } from '../replies/reply-schema.ts'
import { ClassificationSchema } from '../spam/spam-schema.ts'

/** Limits of what is kept of an e-mail. */
export const receivedLimits = { text: 20_000, attachments: 20, references: 50 } as const

/** An e-mail as text, as the queue carries it. */
export const ReceivedMailSchema = v.object({
  /** UUID of its content, so that it is stored once however often it arrives. */
  id: v.string(),
  /** The address in its `From`. */
  author: v.pipe(v.string(), v.maxLength(254)),
  /** The address in its return path; empty if there is none. */
  envelope: v.string(),
  /** The enquiry that it becomes if it belongs to no thread. */
  enquiry: ContactmailSchema,
  /** All of its text, of which the enquiry's message has the beginning. */
  text: v.string(),
  /** With angle brackets; null if it has none that can stand in a header. */
  messageId: v.nullable(v.string()),
  /** Message ids that it names in `In-Reply-To` and `References`. */
  references: v.array(v.string()),
  /** Thread tokens in its recipient and in `references`, not yet verified. */
  tokens: v.array(v.string()),
  attachments: ThreadEntrySchema.entries.attachments,
  /** Written by a machine: it never causes an e-mail. */
  isAutomatic: v.boolean(),
  /** Says that an e-mail could not be delivered. */
  isBounce: v.boolean(),
  /** Whether the domain of its author vouches for it. */
  isVerified: v.boolean(),
  classification: ClassificationSchema,
  /** ISO 8601, UTC. */
  receivedAt: v.string(),
})
export type ReceivedMail = v.InferOutput<typeof ReceivedMailSchema>
