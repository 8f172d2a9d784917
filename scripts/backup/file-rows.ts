import * as v from 'valibot'
import type { Files } from '../files.ts'
import type { Row } from './rows.ts'

/** Files stand in a backup like rows of one more table, their content in base64. */
export const filesTable = '(files)'

const AttachmentsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ file: v.nullish(v.string()) })))

/** The keys of the files that a row of a backup names. */
export const filesNamedIn = ({ attachments }: Row): string[] =>
  attachments ? v.parse(AttachmentsSchema, attachments).flatMap(({ file }) => file ?? []) : []

/** The files of these keys. One that is gone meanwhile is left out. */
export async function* fileRows(keys: Iterable<string>, files: Files): AsyncGenerator<Row> {
  for (const key of keys) {
    const content = await files.get(key)
    if (content) yield { key, content: Buffer.from(content).toString('base64') }
  }
}

/** Stores the files among the rows, adds their keys to `stored`, and passes the other rows on. */
export async function* withoutFiles(
  rows: AsyncIterable<{ table: string; row: Row }>,
  files: Files,
  stored: string[],
): AsyncGenerator<{ table: string; row: Row }> {
  for await (const entry of rows) {
    if (entry.table === filesTable) {
      const key = String(entry.row.key)
      await files.put(key, Buffer.from(String(entry.row.content), 'base64'))
      stored.push(key)
    } else yield entry
  }
}
