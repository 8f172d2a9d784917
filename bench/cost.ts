/**
 * What a page costs, in one interleaved run on raw workerd: this site, the same page rendered plainly (`PAGE_CACHE=off`),
 * a miss with all the work of keeping (`PAGE_CACHE=miss`), and the limit, a Worker that returns the same bytes.
 *
 *   npm run bench [-- --no-build] [-- --rounds=15] [-- --dry]
 *
 * Takes about five minutes, prints its tables and writes them to bench/RESULTS.md, unless `--dry`.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { pagePathsOf } from './addresses.ts'
import { type ColdStart, startCold } from './cold.ts'
import { buildGrowth } from './growth/build.ts'
import { fetchPage, limitProgram, type Page } from './limit.ts'
import { bytesOfPage } from './page-bytes.ts'
import { circumstances, table, writeSection } from './results.ts'
import { startUpBytes } from './start-up-bytes.ts'
import { median, withSpread } from './statistics.ts'
import { kilobytes, verdict } from './targets.ts'
import { measureWarm, type Ratio, ratioOf, type Warm } from './warm.ts'
import { builtProgram, endAtSignals, type Program, startWorkerd, type Workerd } from './workerd.ts'

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

const variants = { site: {}, plain: { PAGE_CACHE: 'off' }, miss: { PAGE_CACHE: 'miss' } } as const
type Variant = keyof typeof variants
type Name = Variant | 'limit'
const labels: Record<Name, string> = {
  site: 'this site, warm',
  plain: 'rendered plainly',
  miss: 'a miss that is kept',
  limit: 'the limit',
}

endAtSignals()
if (options.build) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
const growth = await buildGrowth()

const site = builtProgram('dist/forager')
const { pages, home, differences } = await readPages(site)
progress(`${pages.length} pages read`)

const [at16, at1] = await warmOf(site, {}, home, 2.25 * minute)
progress('warm pages measured')
const grown: Record<number, Warm<Name>> = { 1: at16 }
for (const times of [4, 16]) {
  const [many] = await warmOf(builtProgram(growth), { TIMES: String(times) }, null, (times === 4 ? 3 : 3.75) * minute)
  grown[times] = many
  progress(`${times} times the content measured`)
}
const cold = await coldStarts()
progress('cold starts measured')

const startUp = startUpBytes()
const bytes = pages.map((page) => ({ path: page.path, ...bytesOfPage(page.body) }))
const report = [verdicts(), costs(), colds(), sizes()].join('\n\n')
console.log(report)
if (!options.dry) writeSection('What a page costs', `${circumstances('npm run bench')}\n\n${report}`)
process.exit(0)

/** Every page as the site sends it once it is warm, and in which of them another variant differs. */
async function readPages(program: Program) {
  const workers = await startAll(program, {})
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
    if (!first) throw new Error('The site map is empty.')
    return { pages: read, home: first, differences: different }
  } finally {
    await stopAll(workers)
  }
}

async function startAll(program: Program, texts: Record<string, string>): Promise<Record<Variant, Workerd>> {
  const start = (variant: Variant) => startWorkerd(program, { ...texts, ...variants[variant] })
  return { site: await start('site'), plain: await start('plain'), miss: await start('miss') }
}

async function stopAll(workers: Record<string, Workerd>) {
  await Promise.all(Object.values(workers).map(({ stop }) => stop()))
}

/** At 16 connections and then at one; the limit answers what `page` says, or else what the site itself answers. */
async function warmOf(program: Program, texts: Record<string, string>, page: Page | null, until: number) {
  const started = await startAll(program, texts)
  const answer = page ?? (await secondAnswer(started.site))
  const workers = { ...started, limit: await startWorkerd(limitProgram(answer, program)) }
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
  const found: Record<'site' | 'plain' | 'limit', ColdStart[]> = { site: [], plain: [], limit: [] }
  const paths = pages.map(({ path }) => path)
  const limit = limitProgram(home, site)
  const starts = {
    site: () => startCold(site, variants.site, paths),
    plain: () => startCold(site, variants.plain, paths),
    limit: () => startCold(limit, {}, paths.slice(0, 1)),
  }
  const names = Object.keys(starts) as (keyof typeof starts)[]
  for (const name of names) await starts[name]()
  for (let round = 0; round < rounds && (round < 9 || performance.now() - startedAt < 5 * minute); round += 1) {
    for (let at = 0; at < names.length; at += 1) {
      const name = names[(at + round) % names.length] ?? 'site'
      found[name].push(await starts[name]())
    }
  }
  return found
}

function verdicts() {
  const sixteen = grown[16] ?? at16
  const rows = [
    verdict('warm', ...ratio(ratioOf(at16.site, at16.limit))),
    verdict('warmGrown', ...ratio(ratioOf(sixteen.site, sixteen.limit))),
    verdict('plain', ...ratio(ratioOf(at16.plain, at16.site))),
    verdict('miss', ...ratio(ratioOf(at16.miss, at16.plain))),
    verdict('firstVisits', ...ratio(pairs('pagesCpu'))),
    verdict('coldStart', ...ratio(pairs('total'))),
    verdict('startUp', startUp.gz),
    verdict('firstBytes', largest('firstGz')),
    verdict('script', largest('scriptGz')),
    verdict('requests', largest('requestsBeforePaint')),
  ]
  return table(['', 'measured:', 'target:', 'met'], rows)
}

function ratio({ middle, low, high }: Ratio): [number, string] {
  return [middle, `${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`]
}

function largest(key: 'firstGz' | 'scriptGz' | 'requestsBeforePaint') {
  return Math.max(...bytes.map((page) => page[key]))
}

function pairs(key: 'pagesCpu' | 'total'): Ratio {
  const turns = (name: 'site' | 'plain') => cold[name].map((start) => ({ cpu: start[key], perSecond: 0 }))
  return ratioOf(turns('site'), turns('plain'))
}

function costs() {
  const names: Name[] = ['site', 'plain', 'miss', 'limit']
  const cpu = (warm: Warm<Name>, name: Name) =>
    withSpread(
      warm[name].map((turn) => turn.cpu),
      3,
    )
  const rate = (warm: Warm<Name>, name: Name) => median(warm[name].map(({ perSecond }) => perSecond)).toFixed(0)
  const rows = names.map((name) => [
    labels[name],
    ...[cpu(at16, name), cpu(at1, name), rate(at16, name), rate(at1, name)],
    ...[4, 16].map((times) => cpu(grown[times] ?? at16, name)),
  ])
  const columns = [
    'CPU ms a request, 16 connections:',
    '1 connection:',
    'requests/s, 16:',
    '1:',
    'CPU, 4x content:',
    '16x:',
  ]
  const counted = `Medians with quartiles over ${at16.site.length}, ${at1.site.length}, ${grown[4]?.site.length} and \
${grown[16]?.site.length} rounds (16 connections, 1, 4x, 16x). Ratios are those of each round, then the median.`
  const same = differences.length > 0 ? `Not the same bytes: ${differences.join(', ')}.` : 'All answer the same bytes.'
  return `${table(['home page', ...columns], rows)}\n\n${counted} ${same}`
}

function colds() {
  const rows = (['site', 'plain', 'limit'] as const).map((name) => {
    const column = (key: keyof ColdStart) =>
      withSpread(
        cold[name].map((start) => start[key]),
        1,
      )
    const pagesCpu = name === 'limit' ? '' : column('pagesCpu')
    return [
      name === 'site' ? 'this site' : labels[name],
      column('listening'),
      column('firstByte'),
      column('total'),
      column('cpu'),
      column('requestCpu'),
      pagesCpu,
    ]
  })
  const columns = [
    'until it listens:',
    'first byte:',
    'both:',
    'CPU in all:',
    'CPU of the answer:',
    'CPU of all other pages:',
  ]
  return `${table([`a fresh process, ${cold.site.length} times, ms`, ...columns], rows)}\n\n\
The last column is each other page asked for once, which is a miss on this site.`
}

function sizes() {
  const rows = bytes.map(({ path, html, htmlGz, inlineCss, cssGz, firstGz, scriptGz, requestsBeforePaint }) => [
    path,
    ...[html, htmlGz, inlineCss, cssGz, firstGz, scriptGz].map((number) => kilobytes(number, '')),
    String(requestsBeforePaint),
  ])
  const columns = [
    'HTML:',
    'gz:',
    'CSS in it:',
    'CSS linked, gz:',
    'HTML and CSS first, gz:',
    'scripts, gz:',
    'requests before paint:',
  ]
  return `${table(['page, KB', ...columns], rows)}\n\n\
1 KB is 1,000 bytes, gzip at level 6. "First" is without the drawings behind the first section of \`<main>\`. The Worker \
evaluates ${kilobytes(startUp.gz)} gzipped (${kilobytes(startUp.raw)} as it is) as it starts; ${kilobytes(startUp.laterGz)} \
more are chunks that it imports when somebody signs in.`
}

function progress(text: string) {
  console.error(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${text}`)
}
