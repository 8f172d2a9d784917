import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type ContactmailField, contactmailFields } from '../contactmail.ts'
import { fold } from './fold.ts'

export const searchTextOf = (fields: Record<ContactmailField, string>): string =>
  [`${fields.name} ${fields.email}`, ...others.map((field) => fields[field])].map(fold).join('\n')

const others = contactmailFields.filter((field) => field !== 'name' && field !== 'email')

/** SQL of the search text. Rows whose column is not filled yet are searched with ASCII letters folded alone. */
export const searchText = `coalesce(search_text, lower(name || ' ' || email || ${others
  .map((field) => `char(10) || ${field}`)
  .join(' || ')}))`

export const fillSearchText = async (db: D1Database, limit = 3000): Promise<number> => {
  const { results } = await db
    .prepare(`SELECT id, ${contactmailFields.join(', ')} FROM contactmails WHERE search_text IS NULL LIMIT ?1`)
    .bind(limit)
    .all()
  const rows = v.parse(v.array(RowSchema), results)
  const texts = rows.map(({ id, ...fields }) => ({ id, text: searchTextOf(fields) }))
  if (texts.length === 0) return 0
  const filling = db.prepare(
    `UPDATE contactmails SET search_text = given.value ->> 'text' FROM json_each(?1) AS given
     WHERE contactmails.id = given.value ->> 'id'`,
  )
  await db.batch(inParts(texts, 200).map((part) => filling.bind(JSON.stringify(part))))
  return texts.length
}

const RowSchema = v.object({ id: v.string(), ...v.entriesFromList(contactmailFields, v.string()) })

/** D1 takes bound values up to 2 MB. */
const inParts = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
