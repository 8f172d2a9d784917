import { inks } from '../../src/ui/base/inks.ts'
import { round, stroke } from '../parts/svg.ts'
import { drawing, fill } from './block.ts'
import { drawn } from './drawn-letters.ts'
import { beside, column, row } from './lockups.ts'
import type { Logos } from './logos.ts'
import { cut, spread, words } from './words.ts'

/** Boats and boatbuilders. */
export const harbour: Logos = {
  'ninth-bell-society': () =>
    column(
      [
        drawing(76, 67, fill(inks.cedar, bell)),
        words('Ninth Bell', inks.deep, { font: 'fraunces-full', size: 39, weight: 640, axes: { opsz: 144 } }),
        drawing(150, 6, stroke(inks.cedar, 6, nineStrokes)),
      ],
      9,
    ),
  'clinker-boat-school': () =>
    beside(
      drawing(112, 92, fill(inks.moss, `${strakes()}M52 0h8v92h-8Z`)),
      [
        drawn('CLINKER', { ink: inks.ink, height: 32, width: 21, stroke: 6, bend: 'cut', radius: 6, gap: 5 }),
        spread('BOAT SCHOOL', inks.moss, { font: 'figtree', size: 22, weight: 600 }, 160),
      ],
      { gap: 14, leading: 10 },
    ),
  'six-oar-gig-club': () =>
    column(
      [
        drawing(236, 84, fill(inks.moss, gig()) + oars()),
        spread('SIX OAR GIG CLUB', inks.ink, { font: 'figtree', size: 26, weight: 700 }, 236),
      ],
      13,
    ),
  'little-tug-museum': () => {
    const name = cut('LITTLE TUG', { font: 'figtree', size: 26, weight: 900 }, 97, 88)
    return column(
      [
        drawing(204, 98, fill(inks.cedar, tugHull + name) + fill(inks.ink, tugHouse)),
        row(
          [
            drawing(40, 4, stroke(inks.ink, 4, 'M2 2h36')),
            words('museum', inks.ink, { font: 'figtree', size: 20, weight: 700, letterSpacing: 0.06 }),
            drawing(40, 4, stroke(inks.ink, 4, 'M2 2h36')),
          ],
          12,
        ),
      ],
      7,
    )
  },
  'piling-and-plank': () => {
    const hand = { ink: inks.rust, height: 52, width: 25, stroke: 9, bend: 'cut', radius: 7, gap: 5 } as const
    const ampersand = words('&', inks.deep, { font: 'fraunces-italic', size: 54, weight: 500 })
    return column(
      [
        row([drawn('PILING', hand), ampersand, drawn('PLANK', hand)], 9, 'end'),
        drawing(345, 49, fill(inks.deep, `M0 0h345v8H0Z${piles}`)),
      ],
      6,
    )
  },
}

const oarSeats = [56, 80, 104, 128, 152, 176]

const bell =
  'M38 0a8 8 0 0 1 8 8q0 3-2 5c10 2 15 8 16 16c1 13 4 20 14 27H2c10-7 13-14 14-27c1-8 6-14 16-16q-2-2-2-5a8 8 0 0 1 8-8Zm0 5a3 3 0 0 0 0 6a3 3 0 0 0 0-6ZM28 59h20a10 8 0 0 1-20 0Z'

/** Four pairs, as ship's bells are struck, and a ninth. */
const nineStrokes = [3, 15, 37, 49, 71, 83, 105, 117, 146].map((x) => `M${x} 3h.1`).join('')

/** Lapped planks seen from the bow, each a band from the stem to the side. */
const strakes = () => [0, 1, 2, 3, 4].map((plank) => strake(plank, -1) + strake(plank, 1)).join('')

const strake = (plank: number, side: number) => {
  const edge = (number: number, drop: number) => {
    const turn = number * 0.29
    const [stem, rail] = [2 + number * 17 + drop, 24 + 66 * Math.sin(turn) + drop]
    return {
      stem: `${56 + side * 7} ${round(stem)}`,
      bulge: `${round(56 + side * 34 * Math.cos(turn * 0.6))} ${round(stem + (rail - stem) * 0.75 + 3)}`,
      rail: `${round(56 + side * (8 + 47 * Math.cos(turn) ** 0.6))} ${round(rail)}`,
    }
  }
  const [top, foot] = [edge(plank, 3.5), edge(plank + 1, 0)]
  return `M${top.stem}Q${top.bulge} ${top.rail}L${foot.rail}Q${foot.bulge} ${foot.stem}Z`
}

const gig = () => `M0 42C50 24 186 24 236 42C186 60 50 60 0 42Z${oarSeats.map((x) => `M${x} 37h7v10h-7Z`).join('')}`

/** Port and starboard in turn, swept aft. */
const oars = () =>
  oarSeats
    .map((x, index) => `<g transform="translate(${x} 42) scale(1 ${index % 2 ? 1 : -1})">${fill(inks.ink, oar)}</g>`)
    .join('')
const oar = 'M1 18h5L-7 29l3 2.5-12 13.5h-9l7-17 7 .5Z'

const tugHull = 'M4 60C60 68 120 64 160 53L202 38C202 64 196 84 186 98H24C10 90 4 78 4 60Z'
const tugHouse =
  'M46 8h26v7H46ZM46 19h26V59.5L46 59ZM84 59.5V34h10V12h-4V6h52v6h-4v38.5Q112 58 84 59.5Zm18-34v12h10V20Zm18 0v12h10V20Z'

/** Interrupted at the waterline and continued below it. */
const piles = [6, 44, 70, 122, 148, 196, 222, 274, 300, 326]
  .map((x, index) => {
    const foot = [30, 26, 34][index % 3] ?? 30
    return `M${x} 12h11v${foot - 12}h-11ZM${x + 1} ${foot + 4}h11v4h-11ZM${x - 1} ${foot + 12}h11v3h-11Z`
  })
  .join('')
