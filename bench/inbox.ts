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
import { createAdmin } from '../scripts/account-queries.ts'
import { withDatabase } from '../scripts/database.ts'
import { wrangler } from '../scripts/wrangler.ts'
import { email, lists, mails, seed } from './inbox-seed.ts'
import { type Site, startSite } from './site.ts'
import { median } from './statistics.ts'
import { endAtSignals } from './workerd.ts'

const run = promisify(execFile)
const port = Number(process.env.PORT ?? 8860)
const password = 'four quiet harbour seals'
const folder = mkdtempSync(join(tmpdir(), 'inbox-'))

endAtSignals()
process.once('exit', () => rmSync(folder, { recursive: true }))
await prepare()
const site = await startSite(port, folder)
try {
  await measure(site)
} finally {
  await site.stop()
}

async function prepare() {
  const where = ['--local', '--persist-to', folder]
  await run(...wrangler('d1', 'migrations', 'apply', 'DB', ...where))
  const file = join(folder, 'seed.sql')
  writeFileSync(file, seed)
  await run(...wrangler('d1', 'execute', 'DB', ...where, '--file', file))
  await withDatabase({ persistTo: folder }, (db) => createAdmin(db, { email, name: 'Ada Quill', password }))
}

async function measure({ origin, pid }: Site) {
  const signIn = await fetch(`${origin}/v1/api/users/login`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const headers = { Cookie: signIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' }

  console.log(`| ${mails.toLocaleString('en')} mails | call, median | call, slowest | page, median |`)
  console.log('|---|---|---|---|')
  for (const [name, query] of Object.entries(lists)) {
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

function ms(number: number) {
  return `${number.toFixed(1)} ms`
}

/** Resident memory of the workerd process, in MB. Linux only. */
function memoryOf(pid: number) {
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
