/**
 * Measures each page in a browser: Lighthouse's mobile preset, with and without scripts in the same run, and the delay
 * of a tap at first paint. The built site runs in workerd behind a proxy that adds HTTP/2 and compression, as
 * Cloudflare's edge does.
 *
 *   npm run bench:browser [-- --no-build] [-- --runs=1] [-- --only=/our-team] [-- --no-taps] [-- --dry]
 *
 * Prints its tables and writes them to bench/RESULTS.md, except with `--dry` or `--only`.
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
import { type Audited, browserReport } from './browser-report.ts'
import { startChrome } from './chrome.ts'
import { measureTaps } from './first-tap.ts'
import { bytesToTheFold } from './fold.ts'
import { frontKey, startFront } from './front.ts'
import { audit, medianReport, type Report } from './lighthouse.ts'
import { goLast } from './priority.ts'
import { circumstances, writeSection } from './results.ts'
import { median } from './statistics.ts'

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
 * Round trip to the proxy in milliseconds, like a phone to a nearby edge. On loopback a lazy image may arrive before or
 * after the first paint, which moves Lighthouse's modelled LCP by 75 ms. Above 50 ms, the time that Chromium delays the
 * first paint for fonts, the fonts would cause the same noise.
 */
const distance = 40
if (options.build) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })

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
  // Pending work fails when its browser closes.
  process.on('unhandledRejection', () => undefined)
  for (const stop of stops.toReversed()) await stop().catch(() => undefined)
  process.exit(code)
}

async function run() {
  const persistTo = mkdtempSync(join(tmpdir(), 'forager-browser-'))
  // On a signal Miniflare exits the process before `end` finishes.
  process.once('exit', () => rmSync(persistTo, { recursive: true, force: true }))
  const chrome = await startChrome(frontKey)
  stops.push(chrome.stop)
  const tapping = options.taps ? await chromium.launch(await launchOptions()) : null
  if (tapping) stops.push(() => tapping.close())
  // The servers stand for remote machines, so they must not take CPU from the browsers.
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
      // Alternate the order, so that background load affects both alike.
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
  const report = browserReport({ audited, taps, runs: Number(options.runs), repetitions, distance })
  const text = `${circumstances(command)}\n\n${report}`
  console.log(text)
  if (!options.dry && options.only.length === 0) writeSection('Pages in a browser', text)
}
