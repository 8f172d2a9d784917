/**
 * Measures the cost of a page in one interleaved run on raw workerd: this site, the site without caching, a cache miss
 * that also stores the page, plain Hono and React (see bench/variants/), and a lower bound, a Worker that returns the
 * same bytes.
 *
 *   npm run bench [-- --no-build] [-- --rounds=15] [-- --dry]
 *
 * Takes about six minutes. Prints its tables and, except with `--dry`, writes them to bench/RESULTS.md, and what follows
 * from them to docs/capacity.md.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { pagePathsOf } from './addresses.ts'
import { rewriteTables } from './capacity.ts'
import { type ColdStart, startCold } from './cold.ts'
import { costReport, type Name, type Variant } from './cost-report.ts'
import { fetchPage, limitProgram, type Page } from './limit.ts'
import { measureMisses } from './misses.ts'
import { bytesOfPage } from './page-bytes.ts'
import { circumstances, writeSection } from './results.ts'
import { startUpBytes } from './start-up-bytes.ts'
import { buildVariants } from './variants/build.ts'
import { measureWarm, type Warm } from './warm.ts'
import { builtProgram, endAtSignals, startWorkerd, type Workerd } from './workerd.ts'

const { values: options } = parseArgs({
  options: {
    build: { type: 'boolean', default: true },
    dry: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
  },
  allowNegative: true,
})
const rounds = Number(options.rounds)
const minute = 60_000
const startedAt = performance.now()

const entries: Record<Variant, string> = { site: 'index.js', plain: 'plain.js', miss: 'miss.js' }
type Folders = Record<Variant, string>

endAtSignals()
if (options.build) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
const folders = await build('dist/bench', false)
const grownFolders = await build('dist/bench-grown', true)

const site = builtProgram(folders.site)
const { pages, home, differences } = await readPages()
progress(`${pages.length} pages read`)

const [at16, at1] = await warmOf(folders, {}, home, 2.25 * minute)
progress('warm pages measured')
const misses = await measureMisses(folders, home, { rounds: 4 * rounds, until: startedAt + 3 * minute })
progress('misses measured')
const grown: Record<number, Warm<Name>> = { 1: at16 }
for (const times of [4, 16]) {
  const [many] = await warmOf(grownFolders, { TIMES: String(times) }, null, (times === 4 ? 3.75 : 4.5) * minute)
  grown[times] = many
  progress(`pages with ${times} times the content measured`)
}
const cold = await coldStarts()
progress('cold starts measured')

const startUp = startUpBytes()
const bytes = pages.map((page) => ({ path: page.path, ...bytesOfPage(page.body) }))
const report = costReport({ at16, at1, grown, misses, cold, startUp, bytes, differences })
console.log(report)
if (!options.dry) {
  writeSection('Cost of a page', `${circumstances('npm run bench')}\n\n${report}`)
  rewriteTables()
}
process.exit(0)

/** Returns the output folder of each variant. */
async function build(outDir: string, grown: boolean): Promise<Folders> {
  const site = await buildVariants({ outDir, grown })
  return { site, miss: site, plain: await buildVariants({ outDir: `${outDir}-plain`, plain: true, grown }) }
}

/** Every page as the warm site sends it, and the pages on which another variant differs. */
async function readPages() {
  const workers = await startAll(folders, {})
  try {
    const read: Page[] = []
    const different: string[] = []
    for (const path of await pagePathsOf(`http://localhost:${workers.site.port}`)) {
      await fetchPage(workers.site.port, path)
      const page = await fetchPage(workers.site.port, path)
      read.push(page)
      for (const name of ['plain', 'miss'] as const) {
        const other = await fetchPage(workers[name].port, path)
        if (other.body !== page.body || other.status !== page.status) different.push(`${path} (${name})`)
      }
    }
    const [first] = read
    if (!first) throw new Error('The sitemap is empty.')
    return { pages: read, home: first, differences: different }
  } finally {
    await stopAll(workers)
  }
}

async function startAll(folders: Folders, texts: Record<string, string>): Promise<Record<Variant, Workerd>> {
  const start = (variant: Variant) => startWorkerd(builtProgram(folders[variant], entries[variant]), texts)
  return { site: await start('site'), plain: await start('plain'), miss: await start('miss') }
}

async function stopAll(workers: Record<string, Workerd>) {
  await Promise.all(Object.values(workers).map(({ stop }) => stop()))
}

/** Measures at 16 connections, then at one. The lower bound returns `page`, or by default the site's own response. */
async function warmOf(folders: Folders, texts: Record<string, string>, page: Page | null, until: number) {
  const started = await startAll(folders, texts)
  const answer = page ?? (await secondAnswer(started.site))
  const workers = { ...started, limit: await startWorkerd(limitProgram(answer, site)) }
  try {
    const common = { path: answer.path, rounds, warmUp: page ? 1200 : 500, turn: page ? 250 : 120 }
    const end = startedAt + until
    const many = await measureWarm<Name>(workers, { ...common, connections: 16, until: end - (page ? minute / 2 : 0) })
    const one = page ? await measureWarm<Name>(workers, { ...common, connections: 1, warmUp: 100, until: end }) : many
    return [many, one] as const
  } finally {
    await stopAll(workers)
  }
}

async function secondAnswer({ port }: Workerd) {
  await fetchPage(port, '/')
  return fetchPage(port, '/')
}

async function coldStarts() {
  const found: Record<Exclude<Name, 'miss'>, ColdStart[]> = { site: [], plain: [], limit: [] }
  const paths = pages.map(({ path }) => path)
  const limit = limitProgram(home, site)
  const starts = {
    site: () => startCold(site, {}, paths),
    plain: () => startCold(builtProgram(folders.plain, entries.plain), {}, paths),
    limit: () => startCold(limit, {}, paths.slice(0, 1)),
  }
  const names = Object.keys(starts) as (keyof typeof starts)[]
  for (const name of names) await starts[name]()
  for (let round = 0; round < rounds && (round < 9 || performance.now() - startedAt < 5.75 * minute); round += 1) {
    for (let at = 0; at < names.length; at += 1) {
      const name = names[(at + round) % names.length] ?? 'site'
      found[name].push(await starts[name]())
    }
  }
  return found
}

function progress(text: string) {
  console.error(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${text}`)
}
