/**
 * Measures the resident memory of workerd after many requests for the home page: this site, and the lower bound, a
 * Worker that returns the same bytes. Each with 128 MB of heap, as Cloudflare gives an isolate, and with workerd's own
 * limit of 1.4 GB; and, with 128 MB, the site without caching. Uses the variants that `npm run bench` built.
 *
 *   npm run bench:memory [-- --requests=1000000] [-- --dry]
 *
 * Prints its table and, except with `--dry`, writes it to bench/RESULTS.md.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { load, openConnection } from './http-client.ts'
import { fetchPage, limitProgram } from './limit.ts'
import { circumstances, table, writeSection } from './results.ts'
import { median } from './statistics.ts'
import { verdict } from './targets.ts'
import { builtProgram, endAtSignals, type Program, startWorkerd } from './workerd.ts'

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '1000000' }, dry: { type: 'boolean', default: false } },
})
const requests = Number(options.requests)
const steps = 20

endAtSignals()
const site = builtProgram('dist/bench')
const limit = limitProgram(await homeOf(site), site)
const asAtCloudflare = { v8Flags: ['--max-heap-size=128'] }
const programs: Record<string, Program> = {
  'this site, 128 MB of heap': { ...site, ...asAtCloudflare },
  'lower bound, 128 MB': { ...limit, ...asAtCloudflare },
  'no caching, 128 MB': { ...builtProgram('dist/bench-plain', 'plain.js'), ...asAtCloudflare },
  'this site, 1.4 GB': site,
  'lower bound, 1.4 GB': limit,
}
/** Rendering each request takes twenty times as long. */
const shares: Record<string, number> = { 'no caching, 128 MB': 0.05 }

const found = new Map(Object.keys(programs).map((name) => [name, [] as number[]]))
const workers = new Map<string, Awaited<ReturnType<typeof startWorkerd>>>()
for (const [name, program] of Object.entries(programs)) workers.set(name, await startWorkerd(program))
for (let step = 0; step <= steps; step += 1) {
  for (const [name, { pid, port }] of workers) {
    const count = Math.round((requests * (shares[name] ?? 1)) / steps)
    const open = await Promise.all(Array.from({ length: 16 }, () => openConnection(port)))
    await load(open, '/', step === 0 ? 16 : count)
    for (const connection of open) connection.close()
    found.get(name)?.push(residentMemory(pid))
  }
  console.error(`${step} of ${steps}`)
}

/** All but the first sample, which is of a fresh process. */
const later = (name: string) => found.get(name)?.slice(1) ?? []
const rows = [...found].map(([name, samples]) => [
  name,
  (requests * (shares[name] ?? 1)).toLocaleString('en'),
  ...[samples[0] ?? Number.NaN, median(later(name)), Math.max(...later(name))].map((number) => number.toFixed(0)),
])
const columns = ['resident memory, MB', 'requests:', 'at first:', 'median:', 'highest:']
const ratio = verdict('memory', median(later('this site, 128 MB of heap')) / median(later('lower bound, 128 MB')))
const text = `${circumstances(`npm run bench:memory -- --requests=${requests}`)}

${table(['', 'measured:', 'target:', 'met'], [ratio])}

${table(columns, rows)}

16 connections, ${steps} samples while requests go on. Every request leaves about 25 KB outside V8's heap, mostly workerd's own, \
that only a full collection frees, and V8 makes one when its heap is near its limit. Memory therefore rises and falls, \
so the ratio is that of the medians, with the heap that Cloudflare allows an isolate.`
console.log(text)
if (!options.dry) writeSection('Memory', text)
process.exit(0)

async function homeOf(program: Program) {
  const { port, stop } = await startWorkerd(program)
  await fetchPage(port, '/')
  const page = await fetchPage(port, '/')
  await stop()
  return page
}

/** Megabytes. */
function residentMemory(pid: number) {
  const [, kilobytes] = /^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
