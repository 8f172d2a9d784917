import * as v from 'valibot'
import { contactmailFields } from './contactmail.ts'
import { statuses } from './due/status.ts'
import { type Topic, TopicSchema } from './topic.ts'

export const verdicts = ['ham', 'spam'] as const
export const rowMarks = ['draft', 'writing', 'note', 'attachment', 'failed'] as const
const moment = v.nullable(v.string())
export const topicFields = Object.keys(TopicSchema.entries) as (keyof Topic)[]

/** A contactmail as staff read it. `newest` and `marks` are those of a row of the inbox. */
export const ListedContactmailSchema = v.object({
  id: v.string(),
  ...v.entriesFromList(contactmailFields, v.string()),
  /** ISO 8601, UTC; so are all moments. */
  createdAt: v.string(),
  verdict: v.picklist(verdicts),
  verdictReasons: v.string(),
  rulesVerdict: v.nullable(v.picklist(verdicts)),
  readAt: moment,
  status: v.picklist(statuses),
  openedAt: v.string(),
  answeredAt: moment,
  changedAt: moment,
  receiptSentAt: moment,
  assignee: v.nullable(v.string()),
  assigneeName: v.nullable(v.string()),
  source: v.picklist(['form', 'email']),
  ...v.entriesFromList(topicFields, v.string()),
  dueAt: moment,
  newest: v.nullish(v.object({ text: v.string(), isOut: v.boolean() })),
  marks: v.optional(v.array(v.picklist(rowMarks))),
})
export type RowMark = (typeof rowMarks)[number]
export type ListedContactmail = v.InferOutput<typeof ListedContactmailSchema>
