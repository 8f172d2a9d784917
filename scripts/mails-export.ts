/**
 * Exports every contactmail, newest first, to a new file that only its owner can read, or without `--output` to the
 * standard output. Prints its progress to the standard error.
 *
 *   npm run mails:export -- --format csv|json --output contactmails.csv [--since 2026-01-31] [--remote]
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { D1Database } from '@cloudflare/workers-types'
import { insertAudit } from '../src/staff/guards/audit-entry.ts'
import { exportStream } from '../src/staff/inbox/export/export.ts'
import { everything } from '../src/staff/inbox/search/inbox-filter.ts'
import { runCommand } from './command.ts'
import { withDatabase } from './database.ts'
import { writeExport } from './export-file.ts'
import { type ExportOptions, exportOptions } from './export-options.ts'

/** Larger than the Worker's: each page of the remote database takes a start of wrangler, and gives 50 MB at most. */
const pageSize = 2000

await runCommand(async () => {
  const options = exportOptions(process.argv.slice(2))
  await withDatabase(options, (db) => exportContactmails(db, options))
})

async function exportContactmails(db: D1Database, { format, since, output }: ExportOptions) {
  let count = 0
  const onPage = (contactmails: number) => {
    count += contactmails
    process.stderr.write(`${count} messages\n`)
  }
  const chunks = fromFirstPage(exportStream(db, { ...everything, since }, format, { pageSize, onPage }))
  if (output) await writeExport(output, chunks)
  else await pipeline(Readable.from(chunks), process.stdout)
  await insertAudit(db, {
    actor: 'npm run mails:export',
    action: 'mails-exported',
    subject: `${format.toUpperCase()}, ${count}`,
  })
}

/** Delays the head until the first page is read, so that nothing is written if the database fails at once. */
async function* fromFirstPage(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = (stream as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  let [chunk, following] = [await chunks.next(), await chunks.next()]
  while (!chunk.done) {
    yield chunk.value
    ;[chunk, following] = [following, await chunks.next()]
  }
}
