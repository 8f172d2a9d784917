import type { D1Database } from '@cloudflare/workers-types'
import type { Files } from '../files.ts'
import type { Row } from './rows.ts'

/** Files stand in a backup like rows of one more table, their content in base64. */
export const filesTable = '(files)'

/** Each file that an entry or a draft names. One that is gone meanwhile is left out. */
export async function* fileRows(db: D1Database, files: Files): AsyncGenerator<Row> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT each.value ->> 'file' AS key
       FROM (SELECT attachments FROM entries UNION ALL SELECT attachments FROM drafts) JOIN json_each(attachments) AS each
       WHERE each.value ->> 'file' IS NOT NULL ORDER BY key`,
    )
    .all<{ key: string }>()
  for (const { key } of results) {
    const content = await files.get(key)
    if (content) yield { key, content: Buffer.from(content).toString('base64') }
  }
}

/** Stores the files among the rows, and passes the others on. */
export async function* withoutFiles(
  rows: AsyncIterable<{ table: string; row: Row }>,
  files: Files,
): AsyncGenerator<{ table: string; row: Row }> {
  for await (const entry of rows) {
    if (entry.table === filesTable)
      await files.put(String(entry.row.key), Buffer.from(String(entry.row.content), 'base64'))
    else yield entry
  }
}
