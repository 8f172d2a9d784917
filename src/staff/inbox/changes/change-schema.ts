import * as v from 'valibot'
import { statuses } from '../../../contactmails/due/status.ts'
import { verdicts } from '../../../contactmails/listed-contactmail.ts'

/** Contactmails that one call may change. */
export const maxIds = 100

const IdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase())
export const IdsSchema = v.pipe(
  v.array(IdSchema),
  v.minLength(1),
  v.maxLength(maxIds),
  v.transform((ids) => [...new Set(ids)]),
)

export const StatusSchema = v.picklist(statuses, 'Choose open, waiting, answered or closed.')
/** The id of an account; null or nothing for nobody. */
export const AssigneeSchema = v.pipe(
  v.nullable(v.pipe(v.string(), v.maxLength(64))),
  v.transform((id) => id || null),
)

/** One change that staff make to contactmails. */
export const ChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('status'), status: StatusSchema }),
  v.object({ kind: v.literal('assignee'), assignee: AssigneeSchema }),
  v.object({ kind: v.literal('read'), isRead: v.boolean() }),
  v.object({ kind: v.literal('verdict'), verdict: v.picklist(verdicts) }),
])
export type Change = v.InferOutput<typeof ChangeSchema>

/** Columns that each kind of change sets, by their names in `Changed`. */
export const columns = {
  status: { status: 'status', openedAt: 'opened_at', answeredAt: 'answered_at' },
  assignee: { assignee: 'assignee' },
  read: { readAt: 'read_at' },
  verdict: { verdict: 'verdict', rulesVerdict: 'rules_verdict' },
} as const

const momentOrNull = v.nullable(v.pipe(v.string(), v.isoTimestamp()))

/** What a change did, which is also what takes it back: the values before, of the columns that it set. */
export const ChangedSchema = v.variant('kind', [
  changed('status', { status: v.picklist(statuses), openedAt: momentOrNull, answeredAt: momentOrNull }),
  changed('assignee', { assignee: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
  changed('read', { readAt: momentOrNull }),
  changed('verdict', { verdict: v.picklist(verdicts), rulesVerdict: v.nullable(v.picklist(verdicts)) }),
])
export type Changed = v.InferOutput<typeof ChangedSchema>

function changed<const Kind extends string, Values extends v.ObjectEntries>(kind: Kind, values: Values) {
  return v.object({
    kind: v.literal(kind),
    /** ISO 8601, UTC. */
    at: v.pipe(v.string(), v.isoTimestamp()),
    /** Without the contactmails that had the values already. */
    previous: v.pipe(v.array(v.object({ id: IdSchema, ...values })), v.maxLength(maxIds)),
  })
}
