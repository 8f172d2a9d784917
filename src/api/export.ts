import type { D1Database } from '@cloudflare/workers-types'
import { listContactmails } from '../db/inbox.ts'
import type { InboxFilter, ListedContactmail } from '../schemas/inbox.ts'
import { byteOrderMark, csvLine } from './csv.ts'

export const exportColumns = [
  'id',
  'createdAt',
  'name',
  'email',
  'subject',
  'reason',
  'message',
  'verdict',
  'readAt',
] as const satisfies (keyof ListedContactmail)[]

export const exportFormats = {
  csv: {
    type: 'text/csv; charset=UTF-8; header=present',
    head: byteOrderMark + csvLine(exportColumns),
    row: (mail: ListedContactmail) => csvLine(exportColumns.map((column) => mail[column] ?? '')),
    foot: '',
  },
  json: {
    type: 'application/json; charset=UTF-8',
    head: '[',
    row: (mail: ListedContactmail, isFirst: boolean) => `${isFirst ? '' : ','}\n${JSON.stringify(pick(mail))}`,
    foot: '\n]\n',
  },
}
export type ExportFormat = keyof typeof exportFormats

type Options = {
  /** How many mails are in memory at a time. */
  pageSize?: number
  /** Told after each page how many mails it had. */
  onPage?: (mails: number) => void
}

/** Every mail that passes the filter, read page by page as the receiver takes it. */
export const exportStream = (
  db: D1Database,
  filter: InboxFilter,
  format: ExportFormat,
  { pageSize = 500, onPage }: Options = {},
): ReadableStream<Uint8Array> => {
  const { head, row, foot } = exportFormats[format]
  const encoder = new TextEncoder()
  let before = filter.before
  let isFirst = true
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const mails = await listContactmails(db, { ...filter, before }, pageSize)
      const text = mails.map((mail, index) => row(mail, isFirst && index === 0)).join('')
      isFirst &&= mails.length === 0
      if (text) controller.enqueue(encoder.encode(text))
      before = mails.at(-1)
      onPage?.(mails.length)
      if (mails.length === pageSize) return
      if (foot) controller.enqueue(encoder.encode(foot))
      controller.close()
    },
  })
}

const pick = (mail: ListedContactmail) => Object.fromEntries(exportColumns.map((column) => [column, mail[column]]))
