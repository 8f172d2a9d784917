import type { ColdStart } from './cold.ts'
import { type measureMisses, missRatio, missTable } from './misses.ts'
import type { bytesOfPage } from './page-bytes.ts'
import { table } from './results.ts'
import type { startUpBytes } from './start-up-bytes.ts'
import { median, withSpread } from './statistics.ts'
import { kilobytes, verdict } from './targets.ts'
import { type Ratio, ratioOf, type Warm } from './warm.ts'

export type Variant = 'site' | 'plain' | 'miss'
export type Name = Variant | 'limit'

type Measured = {
  /** The home page at 16 connections and at one. */
  at16: Warm<Name>
  at1: Warm<Name>
  /** The same with 1, 4 and 16 times the content. */
  grown: Record<number, Warm<Name>>
  misses: Awaited<ReturnType<typeof measureMisses>>
  cold: Record<Exclude<Name, 'miss'>, ColdStart[]>
  startUp: ReturnType<typeof startUpBytes>
  bytes: ({ path: string } & ReturnType<typeof bytesOfPage>)[]
  /** Pages on which the variants return different bytes. */
  differences: string[]
}

const labels: Record<Name, string> = {
  site: 'this site, warm',
  plain: 'no caching',
  miss: 'cache miss',
  limit: 'lower bound',
}

/** The tables of `npm run bench`, as Markdown. */
export const costReport = (measured: Measured) =>
  [verdicts(measured), costs(measured), missTable(measured.misses), colds(measured), sizes(measured)].join('\n\n')

function verdicts({ at16, grown, misses, cold, startUp, bytes }: Measured) {
  const sixteen = grown[16] ?? at16
  const rows = [
    verdict('warm', ...ratio(ratioOf(at16.site, at16.limit))),
    verdict('warmGrown', ...ratio(ratioOf(sixteen.site, sixteen.limit))),
    verdict('plain', ...ratio(ratioOf(at16.plain, at16.site))),
    verdict('miss', ...ratio(ratioOf(at16.miss, at16.plain))),
    verdict('missBare', ...ratio(missRatio(misses))),
    verdict('firstVisits', ...ratio(pairs(cold, 'pagesCpu'))),
    verdict('coldStart', ...ratio(pairs(cold, 'total'))),
    verdict('startUp', startUp.gz),
    verdict('firstBytes', largest(bytes, 'firstGz')),
    verdict('script', largest(bytes, 'scriptGz')),
    verdict('requests', largest(bytes, 'requestsBeforePaint')),
  ]
  return table(['', 'measured:', 'target:', 'met'], rows)
}

function ratio({ middle, low, high }: Ratio): [number, string] {
  return [middle, `${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`]
}

function largest(bytes: Measured['bytes'], key: 'firstGz' | 'scriptGz' | 'requestsBeforePaint') {
  return Math.max(...bytes.map((page) => page[key]))
}

function pairs(cold: Measured['cold'], key: 'pagesCpu' | 'total'): Ratio {
  const turns = (name: 'site' | 'plain') => cold[name].map((start) => ({ cpu: start[key], perSecond: 0 }))
  return ratioOf(turns('site'), turns('plain'))
}

function costs({ at16, at1, grown, differences }: Measured) {
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
    'CPU ms per request, 16 connections:',
    '1 connection:',
    'requests/s, 16:',
    '1:',
    'CPU, 4x content:',
    '16x:',
  ]
  const counted = `Medians with quartiles over ${at16.site.length}, ${at1.site.length}, ${grown[4]?.site.length} and \
${grown[16]?.site.length} rounds (16 connections, 1, 4x, 16x). Each ratio is the median of the ratios of the rounds.`
  const alike =
    differences.length > 0 ? `These return different bytes: ${differences.join(', ')}.` : 'All return the same bytes.'
  return `${table(['home page', ...columns], rows)}\n\n${counted} ${alike}`
}

function colds({ cold }: Measured) {
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
    'start until listening:',
    'request until first byte:',
    'total:',
    'CPU, total:',
    'CPU of the first request:',
    'CPU of all other pages:',
  ]
  return `${table([`fresh process, ${cold.site.length} runs, ms`, ...columns], rows)}\n\n\
The last column requests every other page once: on this site, all cache misses.`
}

function sizes({ bytes, startUp }: Measured) {
  const rows = bytes.map(({ path, html, htmlGz, inlineCss, cssGz, firstGz, scriptGz, requestsBeforePaint }) => [
    path,
    ...[html, htmlGz, inlineCss, cssGz, firstGz, scriptGz].map((number) => kilobytes(number, '')),
    String(requestsBeforePaint),
  ])
  const columns = [
    'HTML:',
    'gz:',
    'inline CSS:',
    'linked CSS, gz:',
    'HTML and CSS first, gz:',
    'scripts, gz:',
    'requests before paint:',
  ]
  return `${table(['page, KB', ...columns], rows)}\n\n\
1 KB is 1,000 bytes; gzip at level 6. "First" excludes the drawings after the first section of \`<main>\`. At startup the \
Worker evaluates ${kilobytes(startUp.gz)} gzipped (${kilobytes(startUp.raw)} uncompressed); it imports another \
${kilobytes(startUp.laterGz)} on demand.`
}
