import * as v from 'valibot'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { referenceOf } from '../../../contactmails/outbox/reference-and-names.ts'
import { parseListed } from '../../../contactmails/queries.ts'
import { ThreadEntrySchema } from '../../../contactmails/replies/reply-schema.ts'
import { threadColumns } from '../../../contactmails/replies/thread.ts'
import { parseRows } from '../../../database/parse-rows.ts'
import { sql } from '../../../database/sql.ts'
import { type InboxFilter, isByOpening } from '../search/inbox-filter.ts'
import { listRows } from '../search/queries.ts'
import { isBefore } from '../state/thread-schema.ts'

const ReplySchema = v.omit(ThreadEntrySchema, ['isCut'])
const NoteSchema = v.pick(ThreadEntrySchema, ['id', 'author', 'body', 'createdAt'])
const OwnedEntrySchema = v.object({ ...ThreadEntrySchema.entries, contactmailId: v.string() })

type Counted = { mail: ListedContactmail; bytes: number }

const bytesBesides = 1000

export const listCounted = async (db: D1Database, filter: InboxFilter, limit: number) => {
  const bytes = `(SELECT coalesce(sum(length(CAST(body AS BLOB)) + ${bytesBesides}), 0) FROM entries
    WHERE contactmail_id = contactmails.id) AS bytes`
  const rows = await listRows(db, filter, limit, null, [bytes])
  const last = rows.length === limit ? rows.at(-1) : undefined
  return {
    mails: rows.flatMap((row) => parseListed([row]).map((mail) => ({ mail, bytes: Number(row.bytes) }))),
    next: last && { at: String(isByOpening(filter) ? last.openedAt : last.createdAt), id: String(last.id) },
  }
}

/** The contactmails with their replies and notes, oldest first. Asks only for those that have some. */
export const withThreads = async (db: D1Database, counted: Counted[]) => {
  const ids = counted.flatMap(({ mail, bytes }) => (bytes > 0 ? [mail.id] : []))
  const threads = Map.groupBy(ids.length > 0 ? await listEntries(db, ids) : [], ({ contactmailId }) => contactmailId)
  return counted.map(({ mail }) => {
    const { note = [], reply = [] } = Object.groupBy(threads.get(mail.id) ?? [], ({ direction }) =>
      direction === 'note' ? 'note' : 'reply',
    )
    return {
      ...mail,
      reference: referenceOf(mail.id),
      replies: v.parse(v.array(ReplySchema), reply),
      notes: v.parse(v.array(NoteSchema), note),
    }
  })
}
export type ExportedContactmail = Awaited<ReturnType<typeof withThreads>>[number]

async function listEntries(db: D1Database, ids: string[]) {
  const { results } = await sql(db)`
    SELECT ${threadColumns()}, contactmail_id AS contactmailId FROM entries
    WHERE contactmail_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`.all()
  // Sorted here: D1 would sort all rows of the page by a temporary index.
  return parseRows(OwnedEntrySchema, results, 'entries').sort((a, b) => (isBefore(a, b) ? -1 : 1))
}
