import { inks } from '../../src/ui/base/inks.ts'
import { closedCurve } from '../parts/curve.ts'
import { stroke } from '../parts/svg.ts'
import { drawing, fill, line } from './block.ts'
import { circle } from './circle.ts'
import { drawn } from './drawn-letters.ts'
import { beside, column, row } from './lockups.ts'
import type { Logos } from './logos.ts'
import { cut, spread, words } from './words.ts'

/** Foghorns, lights, soundings and landings along a shore. */
export const signals: Logos = {
  'foghorn-keepers': () =>
    beside(
      drawing(94, 108, fill(inks.rust, horn) + stroke(inks.deep, 6, swell)),
      [
        drawn('FOGHORN', { ink: inks.deep, height: 46, width: 26, stroke: 8, bend: 'round', gap: 5 }),
        spread('KEEPERS', inks.rust, { font: 'figtree', size: 26, weight: 700 }, 212),
      ],
      { gap: 12, leading: 12 },
    ),
  'lens-and-lamp-society': () =>
    beside(
      drawing(72, 120, fill(inks.tide, lens())),
      [
        row([drawn('LENS', thin), words('&', inks.tide, { font: 'fraunces-italic', size: 48, weight: 400 })], 12),
        drawn('LAMP', thin),
      ],
      { gap: 18, leading: 20 },
    ),
  'tide-tin-museum': () => {
    const name = cut('TIDE TIN', { font: 'figtree', size: 36, weight: 900 }, 88, 61)
    return column(
      [
        drawing(262, 96, fill(inks.deep, tin + name) + fill(inks.cedar, lid)),
        spread('CANNERY MUSEUM', inks.cedar, { font: 'figtree', size: 19, weight: 700 }, 172),
      ],
      2,
      'start',
    )
  },
  'fathom-map-library': () =>
    beside(
      drawing(110, 104, isobaths()),
      [
        words('Fathom', inks.deep, { font: 'fraunces-italic', size: 50, weight: 420 }),
        drawn('MAP LIBRARY', { ink: inks.tide, height: 16, width: 14, stroke: 2.6, bend: 'round', gap: 4.6 }),
      ],
      { gap: 14, leading: 15 },
    ),
  'pontoon-air-museum': () =>
    column(
      [
        drawing(250, 72, fill(inks.plum, plane) + fill(inks.plum, propeller) + line(inks.plum, 4, struts)),
        drawn('PONTOON', { ink: inks.ink, height: 25, width: 30, stroke: 4.5, bend: 'round', gap: 9 }),
      ],
      15,
    ),
}

const thin = { ink: inks.deep, height: 38, width: 31, stroke: 4, bend: 'round', gap: 8 } as const

const horn = 'M0 26L26 8 52 26V80H0ZM10 54V80H24V54ZM34 50V64H44V50ZM57 34C72 33 80 26 84 8H92V72H84C80 54 72 47 57 46Z'

const swell = 'M3 92q11-8 22 0t22 0 22 0 22 0M25 105q11-8 22 0t22 0'

/** A first-order lens: a bull's-eye between bands of prisms, on its pedestal. */
const lens = () => {
  const prism = (y: number, half: number, sag: number) =>
    `M${36 - half} ${y}Q36 ${y + sag} ${36 + half} ${y}L${35 + half} ${y + 5}Q36 ${y + 5 + sag} ${37 - half} ${y + 5}Z`
  const upper = [14, 20, 25, 28.5, 31].map((half, index) => prism(3 + index * 8, half, -4)).join('')
  const lower = [31, 28, 24].map((half, index) => prism(84 + index * 8, half, 4)).join('')
  const rings = [17, 12.5, 8, 3.5].map((radius) => circle(36, 62, radius)).join('')
  return `${upper}${lower}M3 44H69V80H3Z${rings}M18 112h36v8H18Z`
}

/** The lid is rolled back from the right; the open tin shows a fish. */
const tin =
  'M18 14H174V82H18Q0 82 0 64V32Q0 14 18 14ZM202 14H244Q262 14 262 32V64Q262 82 244 82H202V76H242Q255 76 255 63V33Q255 20 242 20H202ZM202 33Q222 34 233 45L247 34V62L233 51Q222 62 202 63Z'
const lid = 'M188 0q10 0 10 10V86H191V92a9 9 0 1 1-6 0V86H178V10Q178 0 188 0ZM188 96a5 5 0 0 0 0 10a5 5 0 0 0 0-10Z'

/** Depths around a shoal, in alternating tints as on a chart. */
const isobaths = () => fill(inks.tide, [50, 40, 30, 21].map(shore).join('')) + fill(inks.deep, shore(11, 4))

const shore = (radius: number, ring: number) =>
  closedCurve(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
      const angle = (step / 9) * 2 * Math.PI
      const reach =
        radius * (1.04 + 0.12 * Math.sin(2 * angle + 1 + ring * 0.4) + 0.08 * Math.sin(3 * angle + ring * 0.5))
      return [
        Math.round(56 + ring * 3 + reach * Math.cos(angle)),
        Math.round(54 - ring * 2 + reach * 0.92 * Math.sin(angle)),
      ]
    }),
  )

/** The plane seen head-on, taxiing to the float. */
const plane =
  'M0 10L100 3V0h50v3l100 7v7l-100-5H100L0 17ZM125 14a20 20 0 0 1 0 40a20 20 0 0 1 0-40Zm0 6a14 14 0 0 0 0 28a14 14 0 0 0 0-28ZM74 58h24l-2 9-10 7-10-7ZM152 58h24l-2 9-10 7-10-7Z'
const propeller = 'M120 4q5-6 10 0L127 34 130 64q-5 6-10 0L123 34Z'
const struts = 'M108 46L88 60M142 46L162 60M100 66h50M107 28L56 13M143 28L194 13'
