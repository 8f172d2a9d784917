import * as v from 'valibot'
import { contactmailFields } from './contactmail.ts'
import { sources, statuses } from './due/status.ts'

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
/** What a row of the table holds, without what is computed when it is read. */
export const ListedRowSchema = v.object({ ...always, ...more })

/** A contactmail as staff read it. With `API_ORIGIN` set, another server may omit what follows `createdAt`. */
export const ListedContactmailSchema = v.object({
  ...always,
  ...v.partial(v.object(more)).entries,
  /** When the answer is due; null unless the contactmail is open. */
  dueAt: v.optional(moment),
  isOverdue: v.optional(v.boolean()),
})
export type ListedContactmail = v.InferOutput<typeof ListedContactmailSchema>
