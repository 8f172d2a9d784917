/**
 * Writes every message to the standard output, newest first, a page at a time; says how far it is on the other one.
 *
 *   npm run --silent mails:export -- --format csv|json [--since 2026-01-31] [--remote] > contactmails.csv
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { exportStream } from '../src/api/export.ts'
import { insertAudit } from '../src/db/audit.ts'
import { everything } from '../src/schemas/inbox.ts'
import { wranglerDatabase } from './d1.ts'

const OptionsSchema = v.object({
  format: v.picklist(['csv', 'json'], '--format is csv or json.'),
  since: v.optional(v.pipe(v.string(), v.isoDate('--since is a day, e.g. 2026-01-31.'))),
})
/** Starting wrangler takes seconds, so that a page is larger than the Worker's. */
const pageSize = 5000

const { values: options } = parseArgs({
  options: {
    format: { type: 'string' },
    since: { type: 'string' },
    remote: { type: 'boolean', default: false },
    'persist-to': { type: 'string' },
  },
})

try {
  const { format, since } = v.parse(OptionsSchema, options)
  const db = wranglerDatabase({ remote: options.remote, persistTo: options['persist-to'] })
  let count = 0
  const onPage = (mails: number) => {
    count += mails
    process.stderr.write(`${count} messages\n`)
  }
  const stream = exportStream(db, { ...everything, since }, format, { pageSize, onPage })
  await pipeline(Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]), process.stdout)
  await insertAudit(db, { actor: 'npm run mails:export', action: 'mails-exported', subject: `${format}, ${count}` })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
