import * as v from 'valibot'
import { ContactmailSchema } from './contactmail.ts'
import { sources, statuses } from './due/status.ts'
import { ClassificationSchema } from './spam/spam-schema.ts'

export const ContactmailRowSchema = v.object({ ...ContactmailSchema.entries, id: v.string(), createdAt: v.string() })
export type ContactmailRow = v.InferOutput<typeof ContactmailRowSchema>

export const StoredContactmailSchema = v.object({
  ...ContactmailRowSchema.entries,
  source: v.picklist(sources),
  verdict: ClassificationSchema.entries.verdict,
  rulesVerdict: v.nullable(ClassificationSchema.entries.verdict),
  status: v.picklist(statuses),
  answeredAt: v.nullable(v.string()),
})
export type StoredContactmail = v.InferOutput<typeof StoredContactmailSchema>
