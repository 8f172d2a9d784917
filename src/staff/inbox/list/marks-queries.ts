import * as v from 'valibot'
import { type ListedContactmail, rowMarks } from '../../../contactmails/listed-contactmail.ts'
import { FlagSchema } from '../../../database/parse-rows.ts'
import { type Part, part, raw, select } from '../../../database/sql.ts'
import { FromSenderSchema } from '../state/thread-schema.ts'
import { excerptOf } from './mark-hits.ts'

const has = (table: string, condition: Part) =>
  part`EXISTS (SELECT 1 FROM ${raw(table)} WHERE contactmail_id = ids.value AND ${condition})`

const isActive = part`EXISTS (SELECT 1 FROM user WHERE user.id = user_id AND banned IS NOT 1)`

const MarksSchema = v.object({
  id: v.string(),
  text: v.nullable(v.string()),
  isOut: FlagSchema,
  ...v.entriesFromList(rowMarks, FlagSchema),
})

const [read, searched] = [5000, 2000]

/** Adds to each contactmail its marks and the newest entry of its thread, or the newest with the longest of the `texts`. */
export const withMarks = async (db: D1Database, mails: ListedContactmail[], userId: string, texts: string[] = []) => {
  const [text = ''] = texts.toSorted((a, b) => b.length - a.length)
  const isFound = part`(${text} <> '' AND instr(search_text, ${text}) > 0)`
  const last = part`FROM entries
    WHERE contactmail_id = ids.value AND is_automatic = 0 AND (direction <> 'note' OR ${isFound})
    ORDER BY ${isFound} DESC, created_at DESC, id DESC LIMIT 1`
  const rows = await select(db, MarksSchema)`
    SELECT ids.value AS id, (SELECT substr(body, 1, ${text ? searched : read}) ${last}) AS text,
           (SELECT direction = 'out' ${last}) AS isOut,
           ${has('drafts', part`user_id = ${userId} AND (body <> '' OR attachments <> '[]')`)} AS draft,
           ${has('drafts', part`user_id <> ${userId} AND body <> '' AND ${isActive}`)} AS writing,
           ${has('entries', part`direction = 'note'`)} AS note,
           ${has('entries', part`attachments <> '[]'`)} AS attachment,
           ${has('entries', part`state = 'failed'`)} AS failed
    FROM json_each(${JSON.stringify(mails.map(({ id }) => id))}) AS ids`
  const found = new Map(rows.map((row) => [row.id, row]))
  return mails.map((mail): ListedContactmail => {
    const row = found.get(mail.id)
    if (!row) return mail
    const newest = row.text === null ? null : { text: text ? row.text : excerptOf(row.text, []), isOut: row.isOut }
    return { ...mail, newest, marks: rowMarks.filter((mark) => row[mark]) }
  })
}

export const listFromSender = (db: D1Database, { id, email }: ListedContactmail) => select(db, FromSenderSchema)`
  SELECT id, subject, created_at AS createdAt, status FROM contactmails
  WHERE email = ${email} COLLATE NOCASE AND id <> ${id} ORDER BY created_at DESC, id DESC LIMIT 6`
