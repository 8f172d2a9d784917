/**
 * Rewrites the tables of docs/capacity.md from the CPU figures in bench/RESULTS.md, Cloudflare's prices and the
 * assumptions below.
 *
 *   node bench/capacity.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { costOf, prices, storageCost } from './prices.ts'
import { table } from './results.ts'

/** Two pages opened, two made ready but not opened, the web manifest and the speculation rules. */
const requestsPerVisit = 2 + 2 + 2
const days = 30
/** The hit rate of Cloudflare's cache, where it is on, and of the isolate's page cache for the remaining requests. */
const edgeHits = 0.95
const isolateHits = 0.9

/** Usage of one enquiry, from arrival to deletion. */
const enquiry = {
  requests: 2,
  rowsWritten: 17 + 3 + 1 + 1,
  rowsRead: 300,
  queueOperations: 3,
  /** Milliseconds, with D1 and the queue in the same process. */
  cpu: 6,
  bytes: 1900,
  retentionDays: 730,
}

/** The document with new tables between its marks. */
export const withTables = (document: string, results: string): string => {
  const blocks = { visits: visits(cpuFigures(results)), enquiries: enquiries(), limits: limits() }
  return Object.entries(blocks).reduce((text, [name, block]) => {
    const pattern = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!pattern.test(text)) throw new Error(`The document has no markers for ${name}.`)
    return text.replace(pattern, (_, start, end) => `${start}\n${block}\n\n${end}`)
  }, document)
}

export const rewriteTables = () => {
  const file = 'docs/capacity.md'
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), readFileSync('bench/RESULTS.md', 'utf8')))
}

if (import.meta.main) rewriteTables()

function cpuFigures(results: string) {
  const figure = (label: string) => Number(new RegExp(`^\\| ${label} \\| ([\\d.]+) `, 'm').exec(results)?.[1])
  const found = { warm: figure('this site, warm'), plain: figure('no caching') }
  if (!(found.warm > 0 && found.plain > 0)) throw new Error('bench/RESULTS.md has no CPU figures: run npm run bench.')
  return found
}

function visits({ warm, plain }: ReturnType<typeof cpuFigures>) {
  const ran = isolateHits * warm + (1 - isolateHits) * plain
  const rows = [1e3, 1e6, 1e8].map((perDay) => {
    const requests = perDay * requestsPerVisit * days
    const cpu = { off: requests * ran, on: requests * (1 - edgeHits) * ran, plain: requests * plain }
    const logs = { all: costOf(prices.logs, requests), sampled: costOf(prices.logs, requests * 0.01) }
    const total = prices.plan + costOf(prices.requests, requests) + costOf(prices.cpu, cpu.off)
    return [
      perDay.toLocaleString('en'),
      millions(requests),
      dollars(costOf(prices.requests, requests)),
      `${millions(cpu.off)}: ${dollars(costOf(prices.cpu, cpu.off))}`,
      `${millions(cpu.on)}: ${dollars(costOf(prices.cpu, cpu.on))}`,
      `${millions(cpu.plain)}: ${dollars(costOf(prices.cpu, cpu.plain))}`,
      dollars(logs.all),
      dollars(logs.sampled),
      dollars(total + logs.all),
      dollars(total + logs.sampled),
    ]
  })
  const columns = ['visits a day', 'requests a month, millions:', 'price:', 'CPU ms, millions, and price:']
  const more = [
    'with Workers Cache:',
    'without any caching:',
    'logging each:',
    'logging 1 in 100:',
    'total:',
    'total, 1 in 100 logged:',
  ]
  return `CPU: ${warm} ms for a page from the isolate's cache, ${plain} ms for a rendered page (\`bench/RESULTS.md\`); so \
${isolateHits} x ${warm} + ${(1 - isolateHits).toFixed(1)} x ${plain} = ${ran.toFixed(3)} ms per request that the Worker answers.

${table([...columns, ...more], rows)}

Totals include the plan, requests, CPU without Workers Cache, and logs.`
}

function enquiries() {
  const rows = [10, 1e4, 1e6].map((perDay) => {
    const each = perDay * days
    const gigabytes = (perDay * enquiry.retentionDays * enquiry.bytes) / 1e9
    const parts = [
      costOf(prices.requests, each * enquiry.requests),
      costOf(prices.cpu, each * enquiry.cpu),
      costOf(prices.rowsWritten, each * enquiry.rowsWritten),
      costOf(prices.rowsRead, each * enquiry.rowsRead),
      storageCost(gigabytes),
      costOf(prices.queueOperations, each * enquiry.queueOperations),
    ]
    const mailed = costOf(prices.emails, each)
    const total = parts.reduce((sum, part) => sum + part, 0)
    return [
      perDay.toLocaleString('en'),
      ...parts.slice(0, 4).map(dollars),
      `${size(gigabytes)}: ${dollars(parts[4] ?? 0)}`,
      dollars(parts[5] ?? 0),
      dollars(total),
      dollars(mailed),
    ]
  })
  const columns = [
    'enquiries a day',
    'requests:',
    'CPU:',
    'rows written:',
    'rows read:',
    'storage after 730 days:',
    'queue:',
    'total:',
  ]
  return table([...columns, 'notifications, to an unverified address:'], rows)
}

function limits() {
  const perDay = (number: number) => Math.round(number).toLocaleString('en')
  const rows = [
    [
      'D1, 10 GB in one database',
      `10 GB / ${enquiry.retentionDays} days / ${enquiry.bytes} bytes`,
      perDay(10e9 / enquiry.retentionDays / enquiry.bytes),
    ],
    ['retention, 50,000 deletions per run', 'one run a day', perDay(50_000)],
    [
      '`ALL_VISITORS_LIMIT`, 600 a minute per Cloudflare location',
      '600 x 1,440, all at one location',
      perDay(600 * 1440),
    ],
    [
      'D1, one query at a time',
      '1,000 queries/s at 1 ms each / 3 queries / 10, as headroom for peaks',
      perDay((1000 / 3 / 10) * 86_400),
    ],
    ['the queue, 5,000 messages/s', '5,000/s / 10, as headroom for peaks', perDay((5000 / 10) * 86_400)],
  ]
  return table(['limit', 'calculation', 'enquiries a day:'], rows)
}

function millions(number: number) {
  const value = number / 1e6
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2)
}

function size(gigabytes: number) {
  return gigabytes < 1 ? `${(gigabytes * 1000).toFixed(1)} MB` : `${gigabytes.toFixed(1)} GB`
}

function dollars(number: number) {
  return number === 0 ? '$0' : `$${number < 10 ? number.toFixed(2) : Math.round(number).toLocaleString('en')}`
}
