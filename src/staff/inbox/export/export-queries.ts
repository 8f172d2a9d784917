import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type ListedContactmail, listedColumns, parseListed } from '../../../contactmails/listed-contactmail.ts'
import { type ThreadEntry, ThreadEntrySchema } from '../../../contactmails/replies/reply-schema.ts'
import { ThreadRowSchema, threadColumns } from '../../../contactmails/replies/thread.ts'
import { type Note, NoteSchema } from '../composer/note-schema.ts'
import { sqlOf } from '../search/conditions.ts'
import type { InboxFilter } from '../search/inbox-filter.ts'

export type ExportedContactmail = ListedContactmail & { replies: ThreadEntry[]; notes: Note[] }

type Counted = { mail: ListedContactmail; entries: number }

/** Contactmails that match the filter, in its order, each with the number of its replies and notes. */
export const listCounted = async (db: D1Database, filter: InboxFilter, limit: number): Promise<Counted[]> => {
  const { from, where, values, order } = sqlOf(filter, null)
  const entries = ['replies', 'notes'].map(
    (table) => `(SELECT COUNT(*) FROM ${table} WHERE contactmail_id = contactmails.id)`,
  )
  const { results } = await db
    .prepare(
      `SELECT ${listedColumns}, ${entries.join(' + ')} AS entries FROM ${from}
       WHERE ${where} ORDER BY ${order} LIMIT ${limit}`,
    )
    .bind(...values)
    .all()
  const counts = v.parse(v.array(v.object({ entries: v.number() })), results)
  return parseListed(results).map((mail, index) => ({ mail, entries: counts[index]?.entries ?? 0 }))
}

/** The contactmails with their replies and notes, oldest first. Asks only for those that have some. */
export const withThreads = async (db: D1Database, counted: Counted[]): Promise<ExportedContactmail[]> => {
  const ids = counted.flatMap(({ mail, entries }) => (entries > 0 ? [mail.id] : []))
  const replies = ids.length > 0 ? await listRows(db, 'replies', threadColumns, ids) : []
  const notes = ids.length > 0 ? await listRows(db, 'notes', 'id, author, body, created_at AS createdAt', ids) : []
  const parsed = {
    replies: byContactmail(v.parse(v.array(v.object({ ...ThreadRowSchema.entries, ...owner })), replies)),
    notes: byContactmail(v.parse(v.array(v.object({ ...NoteSchema.entries, ...owner })), notes)),
  }
  return counted.map(({ mail }) => ({
    ...mail,
    replies: v.parse(v.array(ThreadEntrySchema), parsed.replies.get(mail.id) ?? []),
    notes: v.parse(v.array(NoteSchema), parsed.notes.get(mail.id) ?? []),
  }))
}

const owner = { contactmailId: v.string() }

const listRows = async (db: D1Database, table: 'replies' | 'notes', columns: string, ids: string[]) =>
  (
    await db
      .prepare(
        `SELECT ${columns}, contactmail_id AS contactmailId FROM ${table}
         WHERE contactmail_id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(ids))
      .all()
  ).results

/** Sorted here: D1 would sort all rows of the page by a temporary index. */
function byContactmail<Row extends { contactmailId: string; createdAt: string; id: string }>(rows: Row[]) {
  const oldestFirst = rows.toSorted((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id))
  return Map.groupBy(oldestFirst, ({ contactmailId }) => contactmailId)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
