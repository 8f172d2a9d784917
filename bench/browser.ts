/**
 * What a visitor's browser makes of each page: Lighthouse's mobile preset, against the same page without scripts in the
 * same run, and how soon a tap at first paint has its effect. The built site in workerd, behind a front that speaks HTTP/2
 * and compresses, as Cloudflare's edge does.
 *
 *   npm run bench:browser [-- --no-build] [-- --runs=1] [-- --only=/our-team] [-- --no-taps] [-- --dry]
 *
 * Prints its tables and writes them to bench/RESULTS.md, unless `--dry` or `--only`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startSite } from '../scripts/site.ts'
import { chromium as launchOptions } from '../test/e2e/chromium.ts'
import { pagePathsOf } from './addresses.ts'
import { startChrome } from './chrome.ts'
import { measureTaps, type TapResult } from './first-tap.ts'
import { bytesToTheFold } from './fold.ts'
import { startFront } from './front.ts'
import { audit, type Category, categories, medianReport, type Report } from './lighthouse.ts'
import { goLast } from './priority.ts'
import { circumstances, table, writeSection } from './results.ts'
import { median } from './statistics.ts'
import { kilobytes, verdict } from './targets.ts'

const { values: options } = parseArgs({
  options: {
    build: { type: 'boolean', default: true },
    taps: { type: 'boolean', default: true },
    dry: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
  },
  allowNegative: true,
})
const port = Number(process.env.PORT ?? 8870)
const repetitions = 5
/**
 * Milliseconds to the front and back, as to a near edge over a phone's line. On loopback a lazy picture is there before the
 * first paint in one run and after it in the next, and Lighthouse's model then moves the page's LCP by 75 ms; farther than
 * 50 ms the fonts, for which Chromium holds the first paint that long, would do the same.
 */
const distance = 40
/** What a page cannot have, by specification. */
const notApplicable: Record<string, Category[]> = { '/not-found': ['best-practices', 'seo'] }

if (options.build) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })

type Audited = { path: string; page: Report; scriptless: Report; lcpRatio: number; fold: number }

const stops: (() => Promise<unknown>)[] = []
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end(130))
try {
  await run()
  await end(0)
} catch (error) {
  console.error(error)
  await end(1)
}

async function end(code: number) {
  if (isEnding) return
  isEnding = true
  // What is under way fails as its browser goes.
  process.on('unhandledRejection', () => undefined)
  for (const stop of stops.toReversed()) await stop().catch(() => undefined)
  process.exit(code)
}

async function run() {
  const persistTo = mkdtempSync(join(tmpdir(), 'forager-browser-'))
  // Miniflare ends the process by itself at a signal.
  process.once('exit', () => rmSync(persistTo, { recursive: true, force: true }))
  const chrome = await startChrome()
  stops.push(chrome.stop)
  const tapping = options.taps ? await chromium.launch(await launchOptions()) : null
  if (tapping) stops.push(() => tapping.close())
  // What follows stands for machines elsewhere, and must not take the processor from the browsers.
  goLast()
  const site = await startSite({ port, persistTo, quiet: true })
  stops.push(() => site.dispose())
  const origin = `http://127.0.0.1:${port}`
  const front = await startFront({ origin, port: port + 1, distance })
  stops.push(front.stop)
  const bare = await startFront({ origin, port: port + 2, distance, withoutScript: true })
  stops.push(bare.stop)

  const paths = options.only.length > 0 ? options.only : await pagePathsOf(origin)
  const folds = await bytesToTheFold(origin, paths)
  const audited: Audited[] = []
  for (const path of paths) {
    const reports: { page: Report; scriptless: Report }[] = []
    for (let turn = 0; turn < Number(options.runs); turn += 1) {
      const ask = {
        page: () => audit(front.origin + path, chrome.port),
        scriptless: () => audit(bare.origin + path, chrome.port, ['performance']),
      }
      // Which comes first changes, so that what else the machine does hits both alike.
      if (turn % 2) reports.push({ page: await ask.page(), scriptless: await ask.scriptless() })
      else reports.push({ scriptless: await ask.scriptless(), page: await ask.page() })
    }
    const page = medianReport(reports.map((report) => report.page))
    const scriptless = medianReport(reports.map((report) => report.scriptless))
    const lcpRatio = median(reports.map((turn) => turn.page.metrics.lcp / turn.scriptless.metrics.lcp))
    audited.push({ path, page, scriptless, lcpRatio, fold: folds.get(path) ?? 0 })
    console.error(`${path}: ${Object.values(page.scores).join(', ')}; LCP ${page.metrics.lcp.toFixed(0)} ms`)
  }
  const taps = tapping ? await measureTaps(tapping, front.origin, repetitions) : []

  const command = [
    'npm run bench:browser --',
    `--runs=${options.runs}`,
    ...options.only.map((path) => `--only=${path}`),
  ].join(' ')
  const report = [verdicts(audited, taps), lighthouseTable(audited), failures(audited), tapTable(taps)].filter(Boolean)
  const text = `${circumstances(command)}\n\n${report.join('\n\n')}`
  console.log(text)
  if (!options.dry && options.only.length === 0) writeSection('What a visitor’s browser makes of it', text)
}

function verdicts(audited: Audited[], taps: TapResult[]) {
  const scores = audited.flatMap(({ path, page }) =>
    categories
      .filter((category) => !notApplicable[path]?.includes(category))
      .map((category) => page.scores[category] ?? 0),
  )
  const most = (value: (one: Audited) => number) => Math.max(...audited.map(value))
  const slow = taps
    .filter(({ network }) => network.startsWith('slow 4G'))
    .flatMap(({ times }) => times.map(({ fromRelease }) => fromRelease))
  return table(
    ['', 'measured:', 'target:', 'met'],
    [
      verdict('lighthouse', Math.min(...scores)),
      verdict(
        'lcp',
        most(({ lcpRatio }) => lcpRatio),
      ),
      verdict(
        'cls',
        most(({ page }) => page.metrics.cls),
      ),
      verdict(
        'tbt',
        most(({ page }) => page.metrics.tbt),
      ),
      verdict(
        'fold',
        most(({ fold }) => fold),
      ),
      ...(taps.length > 0
        ? [
            verdict('tap', Math.max(...slow)),
            verdict(
              'lostTaps',
              taps.reduce((sum, { lost }) => sum + lost, 0),
            ),
          ]
        : []),
    ],
  )
}

function lighthouseTable(audited: Audited[]) {
  const rows = audited.map(({ path, page, scriptless, lcpRatio, fold }) => {
    const { fcp, lcp, cls, tbt } = page.metrics
    const scores = categories.map((category) =>
      notApplicable[path]?.includes(category) ? `(${page.scores[category]})` : String(page.scores[category]),
    )
    return [
      path,
      ...scores,
      fcp.toFixed(0),
      lcp.toFixed(0),
      lcpRatio.toFixed(2),
      cls.toFixed(3),
      tbt.toFixed(0),
      scriptless.metrics.tbt.toFixed(0),
      kilobytes(fold, ''),
    ]
  })
  const columns = [
    'performance:',
    'accessibility:',
    'best practices:',
    'SEO:',
    'FCP ms:',
    'LCP ms:',
    'LCP by scriptless:',
    'CLS:',
    'TBT ms:',
    'scriptless:',
    'KB to the fold:',
  ]
  return `${table(['page', ...columns], rows)}

Medians of ${options.runs}, over HTTP/2 from a front ${distance} ms away; "LCP by scriptless" is the median of the ratios of each \
turn. \`/not-found\` is a 404 that no search engine is to list, as specified: Lighthouse takes off SEO for both, and best \
practices for the browser's own line about the status in its console, so these do not apply there. "KB to the fold" is \
the page's HTML, gzipped, up to the last element that the first screen shows at 360 x 740 or 1280 x 800.`
}

function failures(audited: Audited[]) {
  const lines = audited.flatMap(({ path, page }) =>
    page.failures
      .filter(({ category }) => category !== 'performance' && !notApplicable[path]?.includes(category))
      .map(({ audit: id, title }) => `- \`${path}\`: ${id} (${title})`),
  )
  return lines.length > 0 ? `What cost points in accessibility, best practices and SEO:\n\n${lines.join('\n')}` : ''
}

function tapTable(taps: TapResult[]) {
  if (taps.length === 0) return ''
  const inMs = (numbers: number[], figure: (numbers: number[]) => number) =>
    numbers.length > 0 ? figure(numbers).toFixed(0) : ''
  const rows = taps.map(({ tap, network, times, lost }) => {
    const released = times.map(({ fromRelease }) => fromRelease)
    const pressed = times.map(({ fromPress }) => fromPress)
    const most = (numbers: number[]) => Math.max(...numbers)
    return [tap, network, ...[released, pressed].flatMap((ms) => [inMs(ms, median), inMs(ms, most)]), String(lost)]
  })
  const columns = ['from release, median ms:', 'slowest ms:', 'from press, median ms:', 'slowest ms:', 'lost:']
  return `${table(['tapped at first paint', 'network, processor 4x slower', ...columns], rows)}

${repetitions} taps each, until the frame with the effect, as the page itself sees them: from the release of finger or button, as \
Interaction to Next Paint counts, and from the press, with the round trip between both that the test takes. Lost is also \
what went away again as scripts came.`
}
