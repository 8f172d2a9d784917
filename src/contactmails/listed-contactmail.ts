import * as v from 'valibot'
import { contactmailFields } from './contactmail.ts'
import { dueAtOf, isOverdue } from './due/due-date.ts'
import { sources, statuses } from './due/status.ts'

/** Columns that a restored contactmail gets back, without its id. A field has a column of its own name. */
export const restorableColumns = [
  ...contactmailFields,
  'created_at',
  'verdict',
  'verdict_reasons',
  'notified_at',
  'notify_tries',
  'notify_error',
  'read_at',
  'status',
  'opened_at',
  'answered_at',
  'assignee',
  'source',
  'rules_verdict',
  'receipt_sent_at',
  'changed_at',
].join(', ')

/** Columns that `parseListed` reads. */
export const listedColumns = `id, ${contactmailFields.join(', ')}, created_at AS createdAt,
  verdict, verdict_reasons AS verdictReasons, rules_verdict AS rulesVerdict, read_at AS readAt,
  status, coalesce(opened_at, created_at) AS openedAt, answered_at AS answeredAt, changed_at AS changedAt,
  receipt_sent_at AS receiptSentAt,
  assignee, (SELECT user.name FROM user WHERE user.id = assignee) AS assigneeName, source`

export const verdicts = ['ham', 'spam'] as const
const moment = v.nullable(v.string())

const always = {
  id: v.string(),
  ...v.entriesFromList(contactmailFields, v.string()),
  /** ISO 8601, UTC; so are all moments. */
  createdAt: v.string(),
}
const more = {
  verdict: v.picklist(verdicts),
  /** Spam signals, separated by spaces. */
  verdictReasons: v.string(),
  /** What the spam rules said, if staff have set the verdict. */
  rulesVerdict: v.nullable(v.picklist(verdicts)),
  readAt: moment,
  status: v.picklist(statuses),
  /** The answer is due from here. */
  openedAt: v.string(),
  /** Of the first answer. */
  answeredAt: moment,
  /** Of the last change by staff or the sender. */
  changedAt: moment,
  /** When the sender got a receipt; null if not. */
  receiptSentAt: moment,
  /** The id of an account, and its name if the account exists. */
  assignee: v.nullable(v.string()),
  assigneeName: v.nullable(v.string()),
  source: v.picklist(sources),
}
const RowSchema = v.object({ ...always, ...more })

/** A contactmail as staff read it. With `API_ORIGIN` set, another server may omit what follows `createdAt`. */
export const ListedContactmailSchema = v.object({
  ...always,
  ...v.partial(v.object(more)).entries,
  /** When the answer is due; null unless the contactmail is open. */
  dueAt: v.optional(moment),
  isOverdue: v.optional(v.boolean()),
})
export type ListedContactmail = v.InferOutput<typeof ListedContactmailSchema>

/** Parses rows of `listedColumns`. */
export const parseListed = (rows: unknown, now = new Date()): ListedContactmail[] =>
  v.parse(v.array(RowSchema), rows).map((row) => {
    const dueAt = dueAtOf(row.status, row.openedAt)
    return { ...row, dueAt, isOverdue: isOverdue(dueAt, now) }
  })
