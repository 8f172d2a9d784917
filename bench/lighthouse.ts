import lighthouse, { type Flags, type Result } from 'lighthouse'
import { median } from './statistics.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const
type Metric = keyof typeof metrics

export type Report = {
  /** 0 to 100; null if Lighthouse has no score. */
  scores: Record<Category, number | null>
  /** Milliseconds, except CLS. */
  metrics: Record<Metric, number>
  /** Weighted audits below the full score, with the items they report. */
  failures: { category: Category; audit: string; title: string; items: string[] }[]
}

/**
 * Runs Lighthouse's mobile preset once, whatever the page's status. Retries if Chromium loses the trace.
 * @throws Error after three failed attempts
 */
export const audit = async (url: string, port: number, only: readonly Category[] = categories): Promise<Report> => {
  for (let attempt = 1; ; attempt += 1) {
    const flags: Flags = { port, logLevel: 'silent', onlyCategories: [...only], ignoreStatusCode: true }
    const run = await lighthouse(url, flags)
    if (run && !run.lhr.runtimeError && run.lhr.categories.performance?.score != null) {
      return { scores: scoresOf(run.lhr), metrics: metricsOf(run.lhr), failures: failuresOf(run.lhr) }
    }
    if (attempt === 3) throw new Error(`Lighthouse failed at ${url}: ${run?.lhr.runtimeError?.code ?? 'no score'}`)
  }
}

/** The median of each number, and the failures of all runs. */
export const medianReport = (reports: Report[]): Report => {
  const middle = <Key extends string>(part: (report: Report) => Record<Key, number | null>, key: Key) => {
    const numbers = reports.map((report) => part(report)[key]).filter((number) => number !== null)
    return numbers.length > 0 ? median(numbers) : null
  }
  const failures = new Map(reports.flatMap((report) => report.failures.map((failure) => [failure.audit, failure])))
  return {
    scores: record(categories, (category) => middle(({ scores }) => scores, category)),
    metrics: record(
      Object.keys(metrics) as Metric[],
      (metric) => middle((report) => report.metrics, metric) ?? Number.NaN,
    ),
    failures: [...failures.values()],
  }
}

function scoresOf({ categories: found }: Result) {
  return record(categories, (category) => {
    const score = found[category]?.score
    return score === null || score === undefined ? null : Math.round(score * 100)
  })
}

function metricsOf({ audits }: Result) {
  return record(Object.keys(metrics) as Metric[], (metric) => audits[metrics[metric]]?.numericValue ?? Number.NaN)
}

function failuresOf({ audits, categories: found }: Result) {
  return categories.flatMap((category) =>
    (found[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const result = audits[id]
      if (!result || weight === 0 || result.score === null || result.score >= 1) return []
      return [{ category, audit: id, title: result.title, items: itemsOf(result.details) }]
    }),
  )
}

function itemsOf(details: unknown) {
  const items = (details as { items?: unknown[] } | undefined)?.items ?? []
  return items.slice(0, 5).map((item) => JSON.stringify(item).slice(0, 600))
}

function record<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}
