import { inks } from '../inks.ts'
import { column, drawing, fill, line, row } from './block.ts'
import { drawn } from './drawn-letters.ts'
import type { Logos } from './logos.ts'
import { cut, spread, words } from './words.ts'

/** What is heard, seen, sounded and landed along a shore. */
export const signals: Logos = {
  'foghorn-keepers': () =>
    row(
      [
        drawing(134, 92, fill(inks.rust, horn) + line(inks.deep, 8, fog, 'stroke-linecap="round"')),
        column(
          [
            drawn('FOGHORN', { ink: inks.deep, height: 50, width: 28, stroke: 8.5, bend: 'round', gap: 5 }),
            spread('KEEPERS', inks.rust, { font: 'figtree', size: 24, weight: 600 }, 229),
          ],
          11,
          'start',
        ),
      ],
      12,
    ),
  'lens-and-lamp': () =>
    row(
      [
        drawing(72, 120, fill(inks.tide, lens())),
        column(
          [
            row([drawn('LENS', thin), words('&', inks.tide, { font: 'fraunces-italic', size: 48, weight: 400 })], 12),
            drawn('LAMP', thin),
          ],
          20,
          'start',
        ),
      ],
      18,
    ),
  'tide-tin-museum': () => {
    const name = cut('TIDE TIN', { font: 'figtree', size: 40, weight: 900 }, 97, 57)
    return column(
      [
        drawing(262, 88, fill(inks.deep, tin + name) + fill(inks.cedar, lid)),
        spread('CANNERY MUSEUM', inks.cedar, { font: 'figtree', size: 21, weight: 600 }, 186),
      ],
      9,
      'start',
    )
  },
  'fathom-map-library': () =>
    row(
      [
        drawing(110, 104, isobaths()),
        column(
          [
            words('Fathom', inks.deep, { font: 'fraunces-italic', size: 50, weight: 420 }),
            drawn('MAP LIBRARY', { ink: inks.tide, height: 16, width: 14, stroke: 2.6, bend: 'round', gap: 4.6 }),
          ],
          15,
          'start',
        ),
      ],
      14,
    ),
  'pontoon-air-museum': () =>
    column(
      [
        drawing(250, 72, fill(inks.cedar, plane) + fill(inks.cedar, propeller) + line(inks.cedar, 4, struts)),
        drawn('PONTOON', { ink: inks.ink, height: 25, width: 30, stroke: 4.5, bend: 'round', gap: 9 }),
      ],
      15,
    ),
}

const thin = { ink: inks.deep, height: 38, width: 31, stroke: 4, bend: 'round', gap: 8 } as const

const horn =
  'M24 0L50 22V92H30V66H18V92H0V22ZM54 44C66 44 74 36 79 18h7V80h-7C74 62 66 54 54 54Z'
const fog = 'M98 18h10M98 34h26M98 50h16M98 66h30M98 82h20'

/** A first order lens: a bull's eye between bands of prisms, on its pedestal. */
const lens = () => {
  const prism = (y: number, half: number, sag: number) =>
    `M${36 - half} ${y}Q36 ${y + sag} ${36 + half} ${y}L${35 + half} ${y + 5}Q36 ${y + 5 + sag} ${37 - half} ${y + 5}Z`
  const upper = [14, 20, 25, 28.5, 31].map((half, index) => prism(3 + index * 8, half, -4)).join('')
  const lower = [31, 28, 24].map((half, index) => prism(84 + index * 8, half, 4)).join('')
  const rings = [17, 12.5, 8, 3.5].map((radius) => `M${36 - radius} 62a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0Z`)
  return `${upper}${lower}M3 44H69V80H3Z${rings.join('')}M18 112h36v8H18Z`
}

/** The lid is rolled back from the right; behind the roll the tin stands open on two fish. */
const tin =
  'M16 10H186V78H16Q0 78 0 62V26Q0 10 16 10ZM212 10H242Q258 10 258 26V62Q258 78 242 78H212V72H242Q252 72 252 62V26Q252 16 242 16H212ZM212 24h12q14 2 22 11q-8 9-22 11h-12ZM212 50h18l12-5-4 9 4 9-12-5-18 3Z'
const lid = 'M190 6q0-6 9-6t9 6V88h-6V6h-5V88h-7ZM195 88h8v6h-8Z'

/** Depth contours round a shoal, the chart's way of writing a hill. */
const isobaths = () =>
  [50, 37, 24].map((radius, ring) => line(inks.tide, 3.6, shore(radius, ring))).join('') + fill(inks.deep, shore(12, 3))

const shore = (radius: number, ring: number) => {
  const point = (step: number) => {
    const angle = (step / 14) * 2 * Math.PI
    const reach = radius * (1 + 0.1 * Math.sin(2 * angle + 1 + ring * 0.3) + 0.09 * Math.sin(3 * angle + ring * 0.5))
    return [56 + ring * 3 + reach * Math.cos(angle), 52 - ring * 2 + reach * 0.92 * Math.sin(angle)] as const
  }
  const steps = Array.from({ length: 14 }, (_, step) => step)
  const middle = (step: number) => {
    const [a, b] = [point(step), point(step + 1)]
    return `${tenth((a[0] + b[0]) / 2)} ${tenth((a[1] + b[1]) / 2)}`
  }
  return `M${middle(-1)}${steps.map((step) => `Q${point(step).map(tenth).join(' ')} ${middle(step)}`).join('')}Z`
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Head on, as it taxis to the float. */
const plane =
  'M0 10L100 3V0h50v3l100 7v7l-100-5H100L0 17ZM125 14a20 20 0 0 1 0 40a20 20 0 0 1 0-40Zm0 6a14 14 0 0 0 0 28a14 14 0 0 0 0-28ZM74 58h24l-2 9-10 7-10-7ZM152 58h24l-2 9-10 7-10-7Z'
const propeller = 'M120 4q5-6 10 0L127 34 130 64q-5 6-10 0L123 34Z'
const struts = 'M108 46L88 60M142 46L162 60M100 66h50M107 28L56 13M143 28L194 13'
