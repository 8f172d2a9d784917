import * as v from 'valibot'
import { statuses } from '../../../contactmails/due/status.ts'
import { ListedContactmailSchema, verdicts } from '../../../contactmails/listed-contactmail.ts'

export const maxIds = 100

const IdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase())
export const IdsSchema = v.pipe(
  v.array(IdSchema),
  v.minLength(1),
  v.maxLength(maxIds),
  v.transform((ids) => [...new Set(ids)]),
)

export const ChangeIdSchema = v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase()))

/** One change that staff make to contactmails. An assignee is the id of an account; null or nothing for nobody. */
export const ChangeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('status'),
    status: v.picklist(statuses, 'Choose open, waiting, answered or closed.'),
  }),
  v.object({
    kind: v.literal('assignee'),
    assignee: v.pipe(
      v.nullable(v.pipe(v.string(), v.maxLength(64))),
      v.transform((id) => id || null),
    ),
  }),
  v.object({ kind: v.literal('read'), isRead: v.boolean() }),
  v.object({ kind: v.literal('verdict'), verdict: v.picklist(verdicts) }),
])
export type Change = v.InferOutput<typeof ChangeSchema>

export const ChangedSchema = v.object({
  undo: v.nullable(v.string()),
  /** Ids of the contactmails, without those that had the value already or do not exist. */
  ids: v.array(v.string()),
  missing: v.optional(v.array(v.string())),
  /** What was changed, as it is now; nothing after a deletion. */
  contactMails: v.optional(v.array(ListedContactmailSchema), []),
})
export type Changed = v.InferOutput<typeof ChangedSchema>

export const UndoneSchema = v.object({
  contactMails: v.array(ListedContactmailSchema),
  /** How many contactmails were skipped because somebody has changed them since. */
  missed: v.number(),
})
export type Undone = v.InferOutput<typeof UndoneSchema>
