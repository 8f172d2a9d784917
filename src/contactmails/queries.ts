import * as v from 'valibot'
import { MomentSchema, parseRows } from '../database/parse-rows.ts'
import { raw, sql } from '../database/sql.ts'
import { contactmailFields } from './contactmail.ts'
import { dueAtOf } from './due/due-date.ts'
import { ListedContactmailSchema, topicFields } from './listed-contactmail.ts'

export const listedColumns = `id, ${contactmailFields.join(', ')}, created_at AS createdAt,
  verdict, verdict_reasons AS verdictReasons, rules_verdict AS rulesVerdict, read_at AS readAt,
  status, coalesce(opened_at, created_at) AS openedAt, answered_at AS answeredAt, changed_at AS changedAt,
  receipt_sent_at AS receiptSentAt,
  assignee, (SELECT user.name FROM user WHERE user.id = assignee) AS assigneeName, source,
  ${topicFields.join(', ')}`

const RowSchema = v.object({
  ...v.omit(ListedContactmailSchema, ['dueAt', 'newest', 'marks']).entries,
  ...v.entriesFromList(['createdAt', 'openedAt'], MomentSchema),
  ...v.entriesFromList(['readAt', 'answeredAt', 'changedAt', 'receiptSentAt'], v.nullable(MomentSchema)),
})

export const parseListed = (rows: unknown[]) =>
  parseRows(RowSchema, rows, 'contactmails').map((row) => ({ ...row, dueAt: dueAtOf(row.status, row.openedAt) }))

export const readListed = async (db: D1Database, id: string) => (await readAllListed(db, [id]))[0] ?? null

export const readAllListed = async (db: D1Database, ids: string[]) => {
  const { results } = await sql(db)`
    SELECT ${raw(listedColumns)} FROM contactmails WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`.all()
  return parseListed(results)
}
