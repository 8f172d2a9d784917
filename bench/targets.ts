export type Target = { what: string; most?: number; least?: number; unit?: (number: number) => string }

const bytes = (number: number) => `${number.toLocaleString('en-CA')} bytes`

const times = (number: number) => `${number}x`

/** KB are 1,000 bytes. */
export const kilobytes = (bytes: number, unit = ' KB'): string => `${(bytes / 1000).toFixed(1)}${unit}`

type TargetName =
  | 'warm'
  | 'warmGrown'
  | 'plain'
  | 'miss'
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

/** What the project holds itself to. */
export const targets: Record<TargetName, Target> = {
  warm: { what: 'CPU of a warm page, by the limit’s', most: 1.15, unit: times },
  warmGrown: { what: 'the same with 16 times the content', most: 1.15, unit: times },
  plain: { what: 'CPU of the plain rendering, by a warm page’s', least: 12, unit: times },
  miss: { what: 'CPU of a miss, by the plain rendering’s', most: 1, unit: times },
  firstVisits: {
    what: 'CPU of the first visit of all pages of a fresh process, by the plain rendering’s',
    most: 1,
    unit: times,
  },
  coldStart: { what: 'a cold start until the first byte, by the plain version’s', most: 1.1, unit: times },
  startUp: { what: 'code evaluated as the Worker starts, gzipped', most: 110_000, unit: kilobytes },
  firstBytes: {
    what: 'HTML and CSS of the largest page before drawings below the fold, gzipped',
    most: 14_000,
    unit: bytes,
  },
  script: { what: 'scripts before anybody touches a page, gzipped', most: 1500, unit: kilobytes },
  requests: { what: 'requests before the first paint', most: 1 },
  lighthouse: { what: 'least of the four scores of any page', least: 100 },
  lcp: { what: 'LCP, by the same page’s without scripts', most: 1.05, unit: times },
  cls: { what: 'CLS', most: 0 },
  tbt: { what: 'TBT', most: 50, unit: (number) => `${number} ms` },
  fold: { what: 'HTML of the largest page up to what its first screen shows, gzipped', most: 14_000, unit: bytes },
  tap: { what: 'a tap at first paint until its effect', most: 100, unit: (number) => `${number} ms` },
  lostTaps: { what: 'lost taps', most: 0 },
}

/** Whether a measured number, taken to two digits after the point as it is printed, is within its target. */
export const isMet = ({ most, least }: Target, value: number): boolean => {
  const printed = Math.round(value * 100) / 100
  return (most === undefined || printed <= most) && (least === undefined || printed >= least)
}

/** A row of a table: what, measured, the target, and whether it is met. */
export const verdict = (name: TargetName, value: number, text?: string): string[] => {
  const target = targets[name]
  const { what, most, least, unit = String } = target
  const wanted = most === undefined ? `at least ${unit(least ?? 0)}` : `at most ${unit(most)}`
  return [what, text ?? unit(Math.round(value * 100) / 100), wanted, isMet(target, value) ? 'yes' : 'no']
}
