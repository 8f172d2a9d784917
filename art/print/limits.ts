import { gzipSync } from 'node:zlib'
import { company } from '../../src/site/content/content.ts'
import { partners, partnersOf } from '../../src/site/content/partners.ts'

/** A file's size in bytes as sent. */
export type Size = { name: string; bytes: number }

export const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length

const kilobyte = 1024
const fileLimits: [RegExp, bytes: number][] = [
  // Part of the HTML, of which the first round trip carries 14 KB.
  [/^inline\//, 2.3 * kilobyte],
  [/^plates\/world-map/, 8 * kilobyte],
  // Its names are drawn as outlines; the company's may change.
  [/^plates\/way-here/, Math.max(14 * kilobyte, 12.5 * kilobyte + 220 * company.name.length)],
  [/^plates\//, 12 * kilobyte],
  [/^portraits\//, 12 * kilobyte],
  [/^partners\//, 2 * kilobyte],
  [/^marks\//, 2 * kilobyte],
]
const nonProfitLogos = new Set(partnersOf('non-profit').flatMap(({ slug, logo }) => (logo ? [] : `partners/${slug}`)))
const groupLimits: [name: string, belongs: (name: string) => boolean, bytes: number][] = [
  ['the non-profit logos together', (name) => nonProfitLogos.has(name), 45 * kilobyte],
  ['the fonts together', (name) => name.startsWith('fonts/'), 60 * kilobyte],
]

/** @throws Error that names every file and group of files over its limit */
export const assertSmall = (sizes: Size[]) => {
  const files = sizes.map(({ name, bytes }) => ({ name, bytes, limit: limitOf(name) }))
  const groups = groupLimits.map(([name, belongs, limit]) => ({ name, limit, bytes: sum(sizes, belongs) }))
  const tooBig = [...files, ...groups].filter(({ bytes, limit }) => bytes > limit)
  if (tooBig.length === 0) return
  const lines = tooBig.map(({ name, bytes, limit }) => `  ${name}: ${bytes} bytes, limit ${limit}`)
  throw new Error(`Art over its size limit:\n${lines.join('\n')}`)
}

const uploaded = new Set(partners.flatMap(({ slug, logo }) => (logo ? `partners/${slug}` : [])))
const limitOf = (name: string) =>
  uploaded.has(name)
    ? 12 * kilobyte
    : (fileLimits.find(([pattern]) => pattern.test(name))?.[1] ?? Number.POSITIVE_INFINITY)

const sum = (sizes: Size[], belongs: (name: string) => boolean) =>
  sizes.reduce((total, { name, bytes }) => (belongs(name) ? total + bytes : total), 0)
