import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { statuses } from '../../../contactmails/due/status.ts'
import { type ListedContactmail, type RowMark, rowMarks } from '../../../contactmails/listed-contactmail.ts'

const has = (table: string, condition = '1') =>
  `EXISTS (SELECT 1 FROM ${table} WHERE ${table}.contactmail_id = ids.value AND ${condition})`

const marks: Record<RowMark, string> = {
  draft: has('drafts', "user_id = ?2 AND body <> ''"),
  writing: has('drafts', "user_id <> ?2 AND body <> ''"),
  note: has('notes'),
  attachment: has('replies', "attachments <> '[]'"),
  failed: has('replies', "state = 'failed'"),
}

const MarksSchema = v.array(
  v.object({
    id: v.string(),
    text: v.nullable(v.string()),
    isOut: v.nullable(v.number()),
    ...v.entriesFromList(rowMarks, v.number()),
  }),
)

const [shown, searched] = [200, 2000]

/** Adds to each contactmail of a list how its thread ends, or what in it has the longest of the `texts`, and what else is with it. */
export const withMarks = async (db: D1Database, mails: ListedContactmail[], userId: string, texts: string[] = []) => {
  const [text = ''] = texts.toSorted((a, b) => b.length - a.length)
  const isFound = "(?3 <> '' AND instr(search_text, ?3) > 0)"
  const entry = (isOut: string) => `SELECT body, ${isOut} AS isOut, ${isFound} AS isFound, created_at, id`
  const last = `FROM (
      ${entry("direction = 'out'")} FROM replies WHERE contactmail_id = ids.value AND is_automatic = 0
      UNION ALL ${entry('0')} FROM notes WHERE contactmail_id = ids.value AND ${isFound})
    ORDER BY isFound DESC, created_at DESC, id DESC LIMIT 1`
  const { results } = await db
    .prepare(
      `SELECT ids.value AS id, (SELECT substr(body, 1, ${text ? searched : shown}) ${last}) AS text, (SELECT isOut ${last}) AS isOut,
              ${rowMarks.map((mark) => `${marks[mark]} AS ${mark}`).join(', ')}
       FROM json_each(?1) AS ids`,
    )
    .bind(JSON.stringify(mails.map(({ id }) => id)), userId, text)
    .all()
  const found = new Map(v.parse(MarksSchema, results).map((row) => [row.id, row]))
  return mails.map((mail): ListedContactmail => {
    const row = found.get(mail.id)
    if (!row) return mail
    const newest = row.text === null ? {} : { newest: { text: row.text, isOut: row.isOut === 1 } }
    return { ...mail, ...newest, marks: rowMarks.filter((mark) => row[mark] === 1) }
  })
}

const FromSenderSchema = v.array(
  v.object({ ...v.entriesFromList(['id', 'subject', 'createdAt'], v.string()), status: v.picklist(statuses) }),
)

export const listFromSender = async (db: D1Database, { id, email }: ListedContactmail) => {
  const { results } = await db
    .prepare(
      `SELECT id, subject, created_at AS createdAt, status FROM contactmails
       WHERE email = ?1 COLLATE NOCASE AND id <> ?2 ORDER BY created_at DESC, id DESC LIMIT 6`,
    )
    .bind(email, id)
    .all()
  return v.parse(FromSenderSchema, results)
}
