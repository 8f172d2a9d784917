import * as v from 'valibot'
import { ListedContactmailSchema } from '../../../contactmails/listed-contactmail.ts'
import type { InboxFilter } from '../search/inbox-filter.ts'
import { type ExportedContactmail, listCounted, withThreads } from './export-queries.ts'

const listed = v.omit(ListedContactmailSchema, ['verdictReasons', 'newest', 'marks'])
export const exportColumns = [...v.keyof(listed).options, 'reference', 'replies', 'notes'] as const

/** Excel breaks cells of more than 32,767 characters. */
const cellLimit = 32_000

export const exportFormats = {
  csv: {
    type: 'text/csv; charset=UTF-8; header=present',
    // Excel needs the byte order mark to read the file as UTF-8.
    head: `\uFEFF${csvLine(exportColumns)}`,
    row: (mail: ExportedContactmail) => csvLine(exportColumns.map((column) => cellOf(mail[column]))),
    foot: '',
  },
  json: {
    type: 'application/json; charset=UTF-8',
    head: '[',
    row: (mail: ExportedContactmail, isFirst: boolean) => `${isFirst ? '' : ','}\n${JSON.stringify(pick(mail))}`,
    foot: '\n]\n',
  },
}
export type ExportFormat = keyof typeof exportFormats

type Options = {
  pageSize?: number
  /** Bytes of threads in memory at a time, unless one has more. */
  maxBytes?: number
  onPage?: (contactmails: number) => void
}

const streams = ReadableStream as unknown as { from: (chunks: AsyncIterable<string>) => ReadableStream<string> }

export const exportStream = (...asked: Parameters<typeof exportText>): ReadableStream<Uint8Array> =>
  streams.from(exportText(...asked)).pipeThrough(new TextEncoderStream())

async function* exportText(
  db: D1Database,
  filter: InboxFilter,
  format: ExportFormat,
  { pageSize = 500, maxBytes = 2 * 1024 * 1024, onPage }: Options = {},
): AsyncGenerator<string, void> {
  const { head, row, foot } = exportFormats[format]
  yield head
  let { before } = filter
  let isFirst = true
  do {
    const page = await listCounted(db, { ...filter, before }, pageSize)
    for (const part of partsOf(page.mails, maxBytes)) {
      const mails = await withThreads(db, part)
      yield mails.map((mail, index) => row(mail, isFirst && index === 0)).join('')
      isFirst = false
    }
    before = page.next
    onPage?.(page.mails.length)
  } while (before)
  if (foot) yield foot
}

function* partsOf<Counted extends { bytes: number }>(page: Counted[], limit: number) {
  let part: Counted[] = []
  let bytes = 0
  for (const counted of page) {
    if (part.length > 0 && bytes + counted.bytes > limit) {
      yield part
      part = []
      bytes = 0
    }
    part.push(counted)
    bytes += counted.bytes
  }
  if (part.length > 0) yield part
}

type Value = ExportedContactmail[(typeof exportColumns)[number]]

function cellOf(value: Value) {
  if (!Array.isArray(value)) return value ?? ''
  return value
    .map((entry) => `${entry.createdAt} ${entry.author}${'state' in entry ? ` (${entry.state})` : ''}:\n${entry.body}`)
    .join('\n\n')
}

const pick = (mail: ExportedContactmail) => Object.fromEntries(exportColumns.map((column) => [column, mail[column]]))

/** One line of RFC 4180 with all fields quoted. docs/libraries.md says why it is written here. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map((field) => `"${cut(neutralise(field)).replaceAll('"', '""')}"`).join(',')}\r\n`
}

function cut(text: string) {
  return text.length > cellLimit
    ? `${text.slice(0, cellLimit).toWellFormed()}\n[... the JSON export has all of it]`
    : text
}

// Spreadsheets run what starts like a formula, even inside a field if semicolons or tabs separate their cells.
// An apostrophe makes it text. Source: https://owasp.org/www-community/attacks/CSV_Injection
function neutralise(text: string) {
  const rest = text.replace(/[;\t\r\n](?= *(?:[=@＝＠]|[+\-＋－][\p{L}\d(.]))/gu, "$&'")
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${rest}` : rest
}
