import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { referenceOf } from '../../../contactmails/outbox/mail-text.ts'
import { parseListed } from '../../../contactmails/queries.ts'
import { ThreadEntrySchema } from '../../../contactmails/replies/reply-schema.ts'
import { ThreadRowSchema, threadColumns } from '../../../contactmails/replies/thread.ts'
import { parseRows } from '../../../database/parse-rows.ts'
import { type Part, part, sql } from '../../../database/sql.ts'
import { type InboxFilter, isByOpening } from '../search/inbox-filter.ts'
import { listRows } from '../search/queries.ts'
import { type Note, NoteSchema } from '../state/thread-schema.ts'

const ExportedEntrySchema = v.omit(ThreadEntrySchema, ['isCut'])
export type ExportedEntry = v.InferOutput<typeof ExportedEntrySchema>
export type ExportedContactmail = ListedContactmail & { reference: string; replies: ExportedEntry[]; notes: Note[] }

type Counted = { mail: ListedContactmail; bytes: number }

const bytesBesides = 1000

export const listCounted = async (db: D1Database, filter: InboxFilter, limit: number) => {
  const bytes = (table: string) =>
    `(SELECT coalesce(sum(length(CAST(body AS BLOB)) + ${bytesBesides}), 0) FROM ${table}
      WHERE contactmail_id = contactmails.id)`
  const rows = await listRows(db, filter, limit, null, [`${bytes('replies')} + ${bytes('notes')} AS bytes`])
  const last = rows.length === limit ? rows.at(-1) : undefined
  return {
    mails: rows.flatMap((row) => parseListed([row]).map((mail) => ({ mail, bytes: Number(row.bytes) }))),
    next: last && { at: String(isByOpening(filter) ? last.openedAt : last.createdAt), id: String(last.id) },
  }
}

/** The contactmails with their replies and notes, oldest first. Asks only for those that have some. */
export const withThreads = async (db: D1Database, counted: Counted[]): Promise<ExportedContactmail[]> => {
  const ids = counted.flatMap(({ mail, bytes }) => (bytes > 0 ? [mail.id] : []))
  const replies = ids.length > 0 ? await listOwned(db, part`replies`, threadColumns(), ids) : []
  const notes =
    ids.length > 0 ? await listOwned(db, part`notes`, part`id, author, body, created_at AS createdAt`, ids) : []
  const parsed = {
    replies: byContactmail(parseRows(v.object({ ...ThreadRowSchema.entries, ...owner }), replies, 'replies')),
    notes: byContactmail(parseRows(v.object({ ...NoteSchema.entries, ...owner }), notes, 'notes')),
  }
  return counted.map(({ mail }) => ({
    ...mail,
    reference: referenceOf(mail.id),
    replies: v.parse(v.array(ExportedEntrySchema), parsed.replies.get(mail.id) ?? []),
    notes: v.parse(v.array(NoteSchema), parsed.notes.get(mail.id) ?? []),
  }))
}

const owner = { contactmailId: v.string() }

const listOwned = async (db: D1Database, table: Part, columns: Part, ids: string[]) => {
  const { results } = await sql(db)`
    SELECT ${columns}, contactmail_id AS contactmailId FROM ${table}
    WHERE contactmail_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`.all()
  return results
}

/** Sorted here: D1 would sort all rows of the page by a temporary index. */
function byContactmail<Row extends { contactmailId: string; createdAt: string; id: string }>(rows: Row[]) {
  const oldestFirst = rows.toSorted((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id))
  return Map.groupBy(oldestFirst, ({ contactmailId }) => contactmailId)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
