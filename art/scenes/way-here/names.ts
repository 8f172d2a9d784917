import { company } from '../../../src/site/content/content.ts'
import { inks } from '../../../src/ui/base/inks.ts'
import { outline, widthOf } from '../../parts/letters.ts'
import { type Point, place } from '../../parts/svg.ts'
import { office, terminal, wharf } from './geography.ts'

type Name = {
  text: string
  at: Point
  /** From the spot to the name's edge or middle, in heights of a letter. */
  shift: readonly [right: number, down: number]
  align?: 'left' | 'right' | 'middle'
  /** Degrees, around the spot. */
  turn?: number
  kind?: 'place' | 'land' | 'water' | 'office'
  on?: 'wide' | 'portrait'
}

/** In units. Only the company's name can be as wide, or as near to the edge. */
const [widest, margin] = [310, 16]

const placeNames: Name[] = [
  { text: company.name, at: office, shift: [0, -4.05], align: 'middle', kind: 'office' },
  { text: 'Langdale', at: terminal, shift: [1.5, -0.55], on: 'wide' },
  { text: 'Langdale', at: terminal, shift: [0.4, -1.1], align: 'middle', on: 'portrait' },
  { text: 'Gibsons wharf', at: wharf, shift: [1.7, 0.35] },
  { text: 'Highway 101', at: [-123.5362, 49.4031], shift: [0, -1.1], align: 'left', kind: 'land', on: 'wide' },
  { text: 'Marine Drive', at: [-123.4814, 49.4248], shift: [0, -0.9], align: 'middle', turn: -57, kind: 'land' },
  { text: 'Soames Hill', at: [-123.4955, 49.4222], shift: [0, -0.9], align: 'middle', kind: 'land', on: 'wide' },
  { text: 'Keats Island', at: [-123.4625, 49.4008], shift: [0, 0.2], align: 'middle', kind: 'land', on: 'wide' },
  { text: 'Keats Island', at: [-123.4765, 49.3938], shift: [0, 0], align: 'middle', kind: 'land', on: 'portrait' },
  { text: 'Gambier Island', at: [-123.4335, 49.4405], shift: [0, 1.9], align: 'middle', kind: 'water', on: 'wide' },
  { text: 'Shoal Channel', at: [-123.4925, 49.4075], shift: [0.2, 0], align: 'left', kind: 'water' },
  { text: 'to Horseshoe Bay', at: [-123.4375, 49.4196], shift: [0, 1.6], align: 'middle', kind: 'water', on: 'wide' },
  { text: 'School Road', at: [-123.5128, 49.399], shift: [-0.2, 1.5], align: 'middle', kind: 'land' },
]

/** The names of a map of this shape, beside their places. */
export function drawNames(at: (place: Point) => Point, letters: number, shape: 'wide' | 'portrait') {
  return placeNames
    .filter(({ on = shape }) => on === shape)
    .map((name) => setName(name, at(name.at), letters))
    .join('')
}

function setName(name: Name, [x, y]: Point, letters: number) {
  const { text, shift, align = 'left', turn = 0, kind = 'place' } = name
  const [right, down] = shift
  const { font, size, weight, ink } = styles[kind]
  const options = { font, weight, letterSpacing: kind === 'place' ? 0 : 0.03 }
  const fit = Math.min(1, widest / widthOf(text, { ...options, size: letters * size }))
  const { d, width } = outline(text, { ...options, size: letters * size * fit })
  const edge = kind === 'office' ? margin : Number.NEGATIVE_INFINITY
  const start = Math.max(edge, x + right * letters - { left: 0, right: width, middle: width / 2 }[align])
  const halo = kind === 'land' ? '#7fae86' : kind === 'water' ? '#a9d3cc' : inks.snow
  const path = place(
    start,
    y + down * letters,
    1,
    `<path fill="${ink}" stroke="${halo}" stroke-width="${kind === 'land' || kind === 'water' ? 0 : 9}" stroke-linejoin="round" paint-order="stroke" d="${d}"/>`,
  )
  return turn ? `<g transform="rotate(${turn} ${x} ${y})">${path}</g>` : path
}

const styles = {
  office: { font: 'fraunces', size: 1.5, weight: 700, ink: inks.rust },
  place: { font: 'figtree', size: 1, weight: 700, ink: inks.ink },
  land: { font: 'figtree', size: 0.88, weight: 600, ink: '#12342c' },
  water: { font: 'fraunces-italic', size: 0.94, weight: 500, ink: '#1f4f5c' },
} as const
