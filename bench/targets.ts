export type Target = { what: string; most?: number; least?: number; unit?: (number: number) => string }

const bytes = (number: number) => `${number.toLocaleString('en-CA')} bytes`

const times = (number: number) => `${number}x`

/** 1 KB is 1,000 bytes. */
export const kilobytes = (bytes: number, unit = ' KB'): string => `${(bytes / 1000).toFixed(1)}${unit}`

type TargetName =
  | 'warm'
  | 'warmGrown'
  | 'plain'
  | 'miss'
  | 'missBare'
  | 'firstVisits'
  | 'coldStart'
  | 'startUp'
  | 'firstBytes'
  | 'script'
  | 'requests'
  | 'lighthouse'
  | 'lcp'
  | 'cls'
  | 'tbt'
  | 'fold'
  | 'tap'
  | 'lostTaps'
  | 'memory'

export const targets: Record<TargetName, Target> = {
  warm: { what: 'CPU of a warm page, ratio to the lower bound', most: 1.15, unit: times },
  warmGrown: { what: 'the same, with 16 times the content', most: 1.15, unit: times },
  plain: { what: 'CPU without caching, ratio to a warm page', least: 12, unit: times },
  miss: { what: 'CPU of a cache miss, ratio to no caching', most: 1.1, unit: times },
  missBare: { what: 'CPU of a cache miss per KB of HTML, ratio to plain Hono and React', most: 1, unit: times },
  firstVisits: {
    what: 'CPU of first requests in a fresh process, ratio to no caching',
    most: 1.1,
    unit: times,
  },
  coldStart: { what: 'cold start until the first byte, ratio to no caching', most: 1.1, unit: times },
  startUp: { what: 'code evaluated at startup, gzipped', most: 110_000, unit: kilobytes },
  firstBytes: {
    what: 'HTML and CSS of the largest page, without drawings below the fold, gzipped',
    most: 14_000,
    unit: bytes,
  },
  script: { what: 'scripts before the first touch, gzipped', most: 1600, unit: kilobytes },
  requests: { what: 'requests before the first paint', most: 1 },
  lighthouse: { what: 'lowest Lighthouse score of any page', least: 100 },
  lcp: { what: 'LCP, ratio to the page without scripts', most: 1.05, unit: times },
  cls: { what: 'CLS', most: 0 },
  tbt: { what: 'TBT', most: 50, unit: (number) => `${number} ms` },
  fold: { what: 'HTML above the fold of the largest page, gzipped', most: 14_000, unit: bytes },
  tap: { what: 'tap at first paint until its effect', most: 100, unit: (number) => `${number} ms` },
  memory: { what: 'resident memory after many requests, ratio to the lower bound', most: 1.2, unit: times },
  lostTaps: { what: 'lost taps', most: 0 },
}

/** Compares the value as printed, rounded to two decimals. */
export const isMet = ({ most, least }: Target, value: number): boolean => {
  const printed = Math.round(value * 100) / 100
  return (most === undefined || printed <= most) && (least === undefined || printed >= least)
}

/** A table row: what, measured, target, met. */
export const verdict = (name: TargetName, value: number, text?: string): string[] => {
  const target = targets[name]
  const { what, most, least, unit = String } = target
  const wanted = most === undefined ? `at least ${unit(least ?? 0)}` : `at most ${unit(most)}`
  return [what, text ?? unit(Math.round(value * 100) / 100), wanted, isMet(target, value) ? 'yes' : 'no']
}
