/**
 * How long the inbox takes over 100,000 mails, through the built Worker on Miniflare. Worker time is what the answer
 * takes from the moment the request reaches the Worker: session, queries, rendering, all but the network.
 *
 *   npm run build && node bench/inbox.ts
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSite } from './site.ts'

const run = promisify(execFile)
const mails = 100_000
const port = Number(process.env.PORT ?? 8860)
const password = 'four quiet harbour seals'
const email = 'bench@forager.example'
const folder = mkdtempSync(join(tmpdir(), 'inbox-'))

/** Every tenth is spam, every third is read, one in six has each reason. */
const seed = `INSERT INTO contactmails (id, name, email, subject, reason, message, created_at, verdict, read_at)
SELECT printf('%08x-0000-4000-8000-000000000000', value), 'Ada Quill ' || value, 'ada' || (value % 5000) || '@museum.example',
  'A film for our harbour, part ' || value,
  CASE value % 6 WHEN 0 THEN 'Media Enquiry' WHEN 1 THEN 'Service Enquiry' WHEN 2 THEN 'Partnership Enquiry'
    WHEN 3 THEN 'Consultation & Advisory' WHEN 4 THEN 'Technical Support' ELSE 'Other' END,
  printf('%.*c', 300, 'x') || ' the keeper of the lighthouse is ninety-three ' || value,
  strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + value * 600, 'unixepoch'),
  CASE WHEN value % 10 = 0 THEN 'spam' ELSE 'ham' END,
  CASE WHEN value % 3 = 0 THEN '2026-11-01T00:00:00.000Z' END
FROM (WITH RECURSIVE c(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM c WHERE value < ${mails}) SELECT value FROM c);`

const queries = {
  'list, first page': '',
  'list, a page in the middle': `before=${encodeURIComponent('2024-10-23T00:00:00.000Z_x')}`,
  'search, on the first page': 'q=harbour',
  'search, one mail far back': 'q=part+777.',
  'search, nothing found': 'q=nowhere+to+be+found',
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
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', ...where])
  const file = join(folder, 'seed.sql')
  writeFileSync(file, seed)
  await run('wrangler', ['d1', 'execute', 'DB', ...where, '--file', file])
  const command = execFile('node', [
    'scripts/user-create.ts',
    '--email',
    email,
    '--role',
    'admin',
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
      `\nexport.${format}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; workerd held ${before} MB before and ${peak} MB at most`,
    )
  }
}

async function times(url: string, headers: Record<string, string>) {
  const taken: number[] = []
  for (let turn = -3; turn < 15; turn += 1) {
    const started = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
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
