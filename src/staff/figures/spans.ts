import { fill } from '../../ui/text/fill.ts'
import { figuresWords as words } from './words.ts'

const hour = 60 * 60 * 1000

/** A length of time in its largest fitting unit: "40 min", "7.5 h", "3.2 days". Takes ms. */
export const spanOf = (time: number | null): string => {
  if (time === null) return words.none
  if (time < hour) return fill(words.minutes, { count: Math.round(time / 60_000) })
  if (time < 48 * hour) return fill(words.hours, { count: rounded(time / hour) })
  return fill(words.days, { count: rounded(time / (24 * hour)) })
}

/** A count with its share of all. */
export const shareOf = (count: number, all: number): string =>
  all === 0 ? words.none : fill(words.share, { count, percent: Math.round((count / all) * 100) })

const rounded = (value: number) => Math.round(value * 10) / 10
