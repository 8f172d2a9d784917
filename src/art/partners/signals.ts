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
        drawing(74, 108, fill(inks.rust, horn)),
        column(
          [
            drawn('FOGHORN', { ink: inks.deep, height: 46, width: 26, stroke: 8, bend: 'round', gap: 5 }),
            spread('KEEPERS', inks.rust, { font: 'figtree', size: 26, weight: 700 }, 212),
          ],
          12,
          'start',
        ),
      ],
      12,
    ),
  'lens-and-lamp-society': () =>
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
  'M0 26L12 16 24 26V108H0ZM8 84V108H16V84ZM28 42C48 41 60 30 66 0H74V96H66C60 66 48 55 28 54Z'

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
  'M18 14H174V82H18Q0 82 0 64V32Q0 14 18 14ZM202 14H244Q262 14 262 32V64Q262 82 244 82H202V76H242Q255 76 255 63V33Q255 20 242 20H202ZM202 33Q222 34 233 45L247 34V62L233 51Q222 62 202 63Z'
const lid = 'M188 0q10 0 10 10V86H191V92a9 9 0 1 1-6 0V86H178V10Q178 0 188 0ZM188 96a5 5 0 0 0 0 10a5 5 0 0 0 0-10Z'

/** Depth contours round a shoal, the chart's way of writing a hill. */
const isobaths = () =>
  [50, 32].map((radius, ring) => line(inks.tide, 3.6, shore(radius, ring))).join('') + fill(inks.deep, shore(14, 3))

const shore = (radius: number, ring: number) => {
  const point = (step: number) => {
    const angle = (step / 10) * 2 * Math.PI
    const reach = radius * (1 + 0.1 * Math.sin(2 * angle + 1 + ring * 0.3) + 0.09 * Math.sin(3 * angle + ring * 0.5))
    return [56 + ring * 3 + reach * Math.cos(angle), 52 - ring * 2 + reach * 0.92 * Math.sin(angle)] as const
  }
  const steps = Array.from({ length: 10 }, (_, step) => step)
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
