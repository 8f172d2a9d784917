import { inks } from '../../src/ui/base/inks.ts'
import { stroke } from '../parts/svg.ts'
import { drawing, fill, hang, line, scale } from './block.ts'
import { drawn } from './drawn-letters.ts'
import { beside, column } from './lockups.ts'
import type { Logos } from './logos.ts'
import { cut, spread, words } from './words.ts'

/** Libraries, archives and crafts. */
export const collections: Logos = {
  'dogear-lending-library': () => {
    const style = { font: 'figtree', size: 55, weight: 900, letterSpacing: -0.02 }
    return scale(
      drawing(122, 120, fill(inks.cedar, page + cut('dog', style, 59, 63) + cut('ear', style, 59, 108))),
      0.88,
    )
  },
  'flat-file-archive': () => drawing(226, 118, fill(inks.spruce, cabinet())),
  'spoken-coast-archive': () =>
    column(
      [
        drawing(246, 78, stroke(inks.deep, 6, speech()) + stroke(inks.tide, 6, echo())),
        hang(words('spoken coast', inks.deep, { font: 'figtree', size: 31, weight: 500, letterSpacing: 0.06 }), 8),
      ],
      14,
    ),
  'slow-loom-guild': () =>
    beside(
      drawing(124, 108, fill(inks.ink, warp()) + line(inks.plum, 12, weft())),
      [
        drawn('SLOW', { ink: inks.plum, height: 32, width: 32, stroke: 5, bend: 'round', gap: 9 }),
        drawn('LOOM', { ink: inks.plum, height: 32, width: 32, stroke: 5, bend: 'round', gap: 9 }),
      ],
      { gap: 18, leading: 14 },
    ),
  'noren-house': () =>
    column(
      [
        drawing(184, 88, fill(inks.dusk, noren)),
        spread('NOREN HOUSE', inks.dusk, { font: 'figtree', size: 22, weight: 600 }, 184),
      ],
      16,
    ),
  'sal-e-azul': () =>
    beside(
      drawing(96, 96, fill(inks.deep, tiles())),
      [
        words('Sal', inks.deep, { font: 'fraunces-italic', size: 54, weight: 400 }),
        words('e azul', inks.deep, { font: 'fraunces-italic', size: 54, weight: 400 }),
      ],
      { gap: 16, leading: 16 },
    ),
}

const page = 'M9 0H88V34H122V111Q122 120 113 120H9Q0 120 0 111V9Q0 0 9 0ZM93 0L122 29H93Z'

/** Three drawers, the middle one pulled out. */
const cabinet = () => {
  const drawer = (word: string, x: number, y: number, middle: number) => {
    const label = cut(word, { font: 'figtree', size: 28, weight: 800, letterSpacing: 0.04 }, x + middle, y + 27)
    return `M${x} ${y}h196v34h-196Z${label}M${x + 162} ${y + 12}h20q0 12-10 12t-10-12Z`
  }
  const feet = 'M8 110h14v8h-14ZM174 110h14v8h-14Z'
  return drawer('FLAT', 0, 0, 45) + drawer('FILE', 30, 38, 43) + drawer('ARCHIVE', 0, 76, 78) + feet
}

/** A sound wave that is also a row of mountains. */
const loudness = [
  4, 8, 14, 10, 18, 30, 42, 34, 46, 58, 50, 38, 26, 32, 22, 14, 20, 34, 44, 38, 28, 18, 24, 16, 10, 6, 4,
]
const speech = () => loudness.map((height, index) => `M${6 + index * 9} 62v${-height}`).join('')
const echo = () =>
  loudness.map((height, index) => `M${6 + index * 9} 72v${Math.max(0.1, Math.round(height / 5) - 2)}`).join('')

/** The weft makes an S on its way through the warp. */
const warpThreads = [32, 52, 72, 92]
const weftRows = [20, 54, 88]
const over = (thread: number, rowIndex: number) => (thread + rowIndex) % 2 === 0

const warp = () =>
  warpThreads
    .map((x, thread) => {
      const breaks = weftRows.filter((_, index) => over(thread, index)).flatMap((y) => [y - 10, y + 10])
      const stops = [0, ...breaks, 108]
      return stops.map((y, index) => (index % 2 ? `V${y}h-9Z` : `M${x - 4.5} ${y}h9`)).join('')
    })
    .join('')

const weft = () => {
  const run = (rowIndex: number, from: number, to: number) => {
    const breaks = warpThreads.filter((_, thread) => !over(thread, rowIndex)).flatMap((x) => [x - 8.5, x + 8.5])
    const y = weftRows[rowIndex]
    return [from, ...breaks, to].map((x, index) => (index % 2 ? `H${x}` : `M${x} ${y}`)).join('')
  }
  return `${run(0, 23, 124)}${run(1, 23, 101)}${run(2, 0, 101)}M23.5 20a17 17 0 0 0 0 34M100.5 54a17 17 0 0 1 0 34`
}

/** A split door curtain with one half blown inwards; where the circle crosses the slit, its colours swap. */
const noren =
  'M0 0H168V6H0ZM8 6h5v8h-5ZM25 6h5v8h-5ZM42 6h5v8h-5ZM62 6h5v8h-5ZM79 6h5v8h-5ZM96 6h5v8h-5ZM116 6h5v8h-5ZM133 6h5v8h-5ZM150 6h5v8h-5ZM2 14H53V86H2ZM57 14H107V86H57ZM111 14H160C160 40 168 60 184 72L136 88C120 68 111 42 111 14ZM55 26a24 24 0 0 1 0 48a24 24 0 0 1 0-48Z'

/** Four painted tiles: arcs meeting in the middle, and a grain of salt in each corner. */
const tiles = () =>
  [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(([x = 1, y = 1]) => {
      const at = (across: number, down: number) => `${48 + x * across} ${48 + y * down}`
      const disc = (radius: number) =>
        `M${at(2, 2)}L${at(2 + radius, 2)}A${radius} ${radius} 0 0 ${x * y > 0 ? 1 : 0} ${at(2, 2 + radius)}Z`
      return `M${at(2, 2)}L${at(48, 2)} ${at(48, 48)} ${at(2, 48)}Z${disc(36)}${disc(26)}${disc(14)}M${at(38, 30)}L${at(45, 37)} ${at(38, 44)} ${at(31, 37)}Z`
    })
    .join('')
