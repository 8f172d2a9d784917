import type { TapResult } from './first-tap.ts'
import { type Category, categories, type Report } from './lighthouse.ts'
import { table } from './results.ts'
import { median } from './statistics.ts'
import { kilobytes, verdict } from './targets.ts'

export type Audited = { path: string; page: Report; scriptless: Report; lcpRatio: number; fold: number }

type Measured = {
  audited: Audited[]
  taps: TapResult[]
  /** Audits of each page. */
  runs: number
  /** Taps of each kind. */
  repetitions: number
  /** Round trip to the proxy in milliseconds. */
  distance: number
}

/** Categories in which a page cannot score, by specification. */
const notApplicable: Record<string, Category[]> = { '/not-found': ['best-practices', 'seo'] }

/** The tables of `npm run bench:browser`, as Markdown. */
export const browserReport = ({ audited, taps, runs, repetitions, distance }: Measured) =>
  [verdicts(audited, taps), lighthouseTable(audited, runs, distance), failures(audited), tapTable(taps, repetitions)]
    .filter(Boolean)
    .join('\n\n')

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

function lighthouseTable(audited: Audited[], runs: number, distance: number) {
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
    'LCP, ratio to scriptless:',
    'CLS:',
    'TBT ms:',
    'TBT scriptless, ms:',
    'KB above the fold:',
  ]
  return `${table(['page', ...columns], rows)}

Medians of ${runs} runs over HTTP/2, ${distance} ms from the proxy. The LCP ratio is the median of the ratios of each run. \
\`/not-found\` is a 404 with \`noindex\`, as specified. Lighthouse deducts SEO points for both, and best-practices points \
for the browser's console message about the status, so these two do not apply there. "KB above the fold" is the gzipped \
HTML up to the last element visible on the first screen at 360 x 740 or 1280 x 800.`
}

function failures(audited: Audited[]) {
  const lines = audited.flatMap(({ path, page }) =>
    page.failures
      .filter(({ category }) => category !== 'performance' && !notApplicable[path]?.includes(category))
      .map(({ audit: id, title }) => `- \`${path}\`: ${id} (${title})`),
  )
  return lines.length > 0 ? `Failed audits in accessibility, best practices and SEO:\n\n${lines.join('\n')}` : ''
}

function tapTable(taps: TapResult[], repetitions: number) {
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
  return `${table(['tapped at first paint', 'network, with a 4x slower CPU', ...columns], rows)}

${repetitions} taps each, timed in the page until the frame that shows the effect: from the release of finger or button, as \
Interaction to Next Paint counts, and from the press, which includes the test's own round trip between the two. An effect \
that disappeared when scripts loaded counts as lost.`
}
