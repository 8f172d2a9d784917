/**
 * Posts enquiries from many addresses to the production build on loopback, and checks each 201 against D1. Two runs:
 * without the limit for all visitors, so that every post is stored, and with the limits of wrangler.toml.
 *
 *   npm run build && node bench/load.ts [posts = 5000] [connections = 32]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../scripts/site.ts'
import { wrangler } from '../scripts/wrangler.ts'
import { paths } from '../src/paths.ts'

const posts = Number(process.argv[2] ?? 5000)
const connections = Number(process.argv[3] ?? 32)
const port = Number(process.env.PORT ?? 8790)

let isSound = true
for (const [name, limits] of [
  ['without the limit for all visitors', { ALL_VISITORS_LIMIT: 1_000_000 }],
  ['with the limits of wrangler.toml', {}],
] as const) {
  console.log(`\n${posts} posts at ${connections} connections, ${name}`)
  isSound = (await run(limits)) && isSound
}
process.exit(isSound ? 0 : 1)

async function run(limits: Record<string, number>) {
  const persistTo = mkdtempSync(join(tmpdir(), 'forager-load-'))
  process.once('exit', () => rmSync(persistTo, { recursive: true, force: true }))
  execFileSync(...wrangler('d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo), {
    stdio: 'ignore',
  })
  const site = await startSite({ port, persistTo, limits, quiet: true })
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const accepted: string[] = []
    const statuses = new Map<number, number>()
    const times: number[] = []
    let next = 0
    const started = performance.now()
    const connect = async () => {
      while (next < posts) {
        const number = next++
        const before = performance.now()
        const { status, body } = await post(agent, number)
        times.push(performance.now() - before)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 201) accepted.push((JSON.parse(body) as { id: string }).id)
      }
    }
    await Promise.all(Array.from({ length: connections }, connect))
    const seconds = (performance.now() - started) / 1000
    agent.destroy()

    const db = (await site.getD1Database('DB', 'forager')) as unknown as Database
    const { results } = await db.prepare('SELECT id FROM contactmails').all()
    const rows = new Set(results.map(({ id }) => id))
    const missing = accepted.filter((id) => !rows.has(id)).length
    const doubled = results.length - new Set(accepted).size
    const failures = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0)
    times.sort((a, b) => a - b)
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`
    console.log(
      `responses: ${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')}; 5xx: ${failures}`,
    )
    console.log(`rows: ${results.length}; 201 without a row: ${missing}; rows without a 201: ${doubled}`)
    console.log(
      `${seconds.toFixed(1)} s, ${(posts / seconds).toFixed(0)} posts/s; median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`,
    )
    return failures === 0 && missing === 0 && doubled === 0
  } finally {
    await site.dispose()
  }
}

type Database = { prepare: (sql: string) => { all: () => Promise<{ results: { id: string }[] }> } }

/** Uses a new address every five posts; half are IPv6. */
function post(agent: Agent, number: number): Promise<{ status: number; body: string }> {
  const visitor = Math.floor(number / 5)
  const address = visitor % 2 ? `2001:db8:${visitor.toString(16)}::1` : `198.18.${visitor >> 8}.${visitor & 255}`
  const mail = {
    name: 'Ada',
    email: 'ada@museum.example',
    subject: `Post ${number}`,
    reason: 'Other',
    message: 'A load.',
  }
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        ...{ agent, host: '127.0.0.1', port, method: 'POST', path: paths.api.contactmails, timeout: 30_000 },
        headers: {
          'Content-Type': 'application/json',
          'CF-Connecting-IP': address,
          'Idempotency-Key': crypto.randomUUID(),
        },
      },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => (body += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      },
    )
    sending.on('error', reject)
    sending.on('timeout', () => sending.destroy(new Error('no response in 30 s')))
    sending.end(JSON.stringify(mail))
  })
}
