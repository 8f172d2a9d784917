/**
 * Times the inbox with 100,000 mails, in the built Worker on Miniflare. Times run from request to last byte over
 * loopback: session, queries, rendering.
 *
 *   npm run build && node bench/inbox.ts
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { wrangler } from '../scripts/wrangler.ts'
import { startSite } from './site.ts'

const run = promisify(execFile)
const mails = 100_000
const port = Number(process.env.PORT ?? 8860)
const password = 'four quiet harbour seals'
const email = 'bench@forager.example'
const folder = mkdtempSync(join(tmpdir(), 'inbox-'))

/** Equals what the Worker fills in, as all texts are ASCII. */
const fillAscii = `UPDATE contactmails SET search_text =
  lower(name || ' ' || email || char(10) || subject || char(10) || message || char(10) || reason);`

/** Every third one is answered, with one answer and one note. */
const threads = `INSERT INTO replies (id, contactmail_id, direction, author, body, message_id, created_at, state)
SELECT 'r' || id, id, 'out', '${email}', 'Thank you for writing. ' || printf('%.*c', 600, 'y'), '<' || id || '@x>',
  '2026-11-01T00:00:00.000Z', 'sent' FROM contactmails WHERE status = 'answered';
INSERT INTO notes (id, contactmail_id, author, body, created_at)
SELECT 'n' || id, id, '${email}', 'She called.', '2026-11-01T00:00:00.000Z' FROM contactmails WHERE status = 'answered';`

/** One in ten is spam, one in three is read and answered, and the six reasons are equally common. */
const seed = `INSERT INTO contactmails (id, name, email, subject, reason, message, created_at, verdict, read_at, status)
SELECT printf('%08x-0000-4000-8000-000000000000', value), 'Ada Quill ' || value, 'ada' || (value % 5000) || '@museum.example',
  'A film for our harbour, part ' || value,
  CASE value % 6 WHEN 0 THEN 'Media Enquiry' WHEN 1 THEN 'Service Enquiry' WHEN 2 THEN 'Partnership Enquiry'
    WHEN 3 THEN 'Consultation & Advisory' WHEN 4 THEN 'Technical Support' ELSE 'Other' END,
  printf('%.*c', 300, 'x') || ' the keeper of the lighthouse is ninety-three ' || value,
  strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + value * 600, 'unixepoch'),
  CASE WHEN value % 10 = 0 THEN 'spam' ELSE 'ham' END,
  CASE WHEN value % 3 = 0 THEN '2026-11-01T00:00:00.000Z' END, CASE WHEN value % 3 = 0 THEN 'answered' ELSE 'open' END
FROM (WITH RECURSIVE c(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM c WHERE value < ${mails}) SELECT value FROM c);
${fillAscii}
${threads}`

const queries = {
  'list, first page': '',
  'list, middle page': `before=${encodeURIComponent('2024-10-23T00:00:00.000Z_x')}`,
  'search, match on the first page': 'q=harbour',
  'search, one old mail': 'q=part+777.',
  'search, no match': 'q=nowhere+to+be+found',
  'search, two words and a sender': 'q=lighthouse+keeper+from%3Aada4999',
  'open, overdue first': 'status=open',
  'filter by reason': 'reason=Other',
  'filter by spam': 'verdict=spam',
  'filter by unread': 'unread=1',
  'filter by sender': 'verdict=all&email=ada4999%40museum.example',
}

try {
  await prepare()
  const site = await startSite({ port, persistTo: folder })
  try {
    await measure(site)
  } finally {
    await site.stop()
  }
} finally {
  rmSync(folder, { recursive: true })
}

async function prepare() {
  const where = ['--local', '--persist-to', folder]
  await run(...wrangler('d1', 'migrations', 'apply', 'DB', ...where))
  const file = join(folder, 'seed.sql')
  writeFileSync(file, seed)
  await run(...wrangler('d1', 'execute', 'DB', ...where, '--file', file))
  const command = execFile('node', [
    'scripts/user-create.ts',
    '--email',
    email,
    '--role',
    'admin',
    '--own',
    '--persist-to',
    folder,
  ])
  command.stdin?.end(`${password}\n`)
  await new Promise((resolve) => command.on('exit', resolve))
}

async function measure({ origin, pid }: { origin: string; pid: number }) {
  const signIn = await fetch(`${origin}/v1/api/users/login`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const headers = { Cookie: signIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' }

  console.log(`| ${mails.toLocaleString('en')} mails | call, median | call, slowest | page, median |`)
  console.log('|---|---|---|---|')
  for (const [name, query] of Object.entries(queries)) {
    const call = await times(`${origin}/v1/api/contactmails?${query}`, headers)
    const page = await times(`${origin}/admin/contactmails?${query}`, headers)
    console.log(`| ${name} | ${ms(median(call))} | ${ms(Math.max(...call))} | ${ms(median(page))} |`)
  }

  for (const format of ['csv', 'json']) {
    const before = memoryOf(pid)
    let peak = before
    let bytes = 0
    const started = performance.now()
    const { body } = await fetch(`${origin}/v1/api/contactmails/export.${format}?verdict=all`, { headers })
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      peak = Math.max(peak, memoryOf(pid))
    }
    const seconds = (performance.now() - started) / 1000
    console.log(
      `\nexport.${format}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; workerd used ${before} MB before, ${peak} MB at peak`,
    )
  }
}

async function times(url: string, headers: Record<string, string>) {
  const taken: number[] = []
  for (let turn = -3; turn < 15; turn += 1) {
    const started = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${url} returned ${answer.status}`)
    if (turn >= 0) taken.push(performance.now() - started)
  }
  return taken
}

function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function ms(number: number) {
  return `${number.toFixed(1)} ms`
}

/** Resident memory of the workerd process, in MB. Linux only. */
function memoryOf(pid: number) {
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
