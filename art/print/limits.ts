import { gzipSync } from 'node:zlib'
import { nonProfits } from '../../src/content/partners/all.ts'
import type { Size } from './publish.ts'

export const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length

const kilobyte = 1024
const eachFile: [RegExp, bytes: number][] = [
  // Part of the page, whose first response has room for 14 KB.
  [/^inline\//, 2.3 * kilobyte],
  [/^plates\/world-map/, 8 * kilobyte],
  [/^plates\//, 12 * kilobyte],
  [/^portraits\//, 12 * kilobyte],
  [/^partners\//, 2 * kilobyte],
  [/^marks\//, 2 * kilobyte],
]
const nonProfitLogos = new Set(nonProfits.map(({ slug }) => `partners/${slug}`))
const together: [name: string, (name: string) => boolean, bytes: number][] = [
  ['the non-profit logos together', (name) => nonProfitLogos.has(name), 45 * kilobyte],
  ['the fonts together', (name) => name.startsWith('fonts/'), 60 * kilobyte],
]

/** Fails with every file or group of files that takes too long to arrive. */
export const assertSmall = (sizes: Size[]) => {
  const sums = together.map(([name, belongs, limit]) => ({ name, limit, bytes: sum(sizes, belongs) }))
  const singles = sizes.map(({ name, bytes }) => ({ name, bytes, limit: limitOf(name) }))
  const tooBig = [...singles, ...sums].filter(({ bytes, limit }) => bytes > limit)
  if (tooBig.length === 0) return
  const lines = tooBig.map(({ name, bytes, limit }) => `  ${name}: ${bytes} bytes where ${limit} are allowed`)
  throw new Error(`Too big to send:\n${lines.join('\n')}`)
}

const limitOf = (name: string) => eachFile.find(([pattern]) => pattern.test(name))?.[1] ?? Number.POSITIVE_INFINITY

const sum = (sizes: Size[], belongs: (name: string) => boolean) =>
  sizes.reduce((total, { name, bytes }) => (belongs(name) ? total + bytes : total), 0)
