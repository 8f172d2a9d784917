import { inks } from '../../../src/ui/base/inks.ts'
import { stroke } from '../../parts/svg.ts'
import { bust, type Cloth, reachAt } from '../parts/bust.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

const shoulders = { breadth: 214, slope: -4 }

/** A roll-neck sweater with bands across the chest. */
export const sweater = (wool: Cloth): Worn => ({
  behind: paint(wool.deep, '236,500! 238,462 268,450 300,447 334,450 362,462 366,500! 300,540'),
  front:
    bust(wool, '230,494! 300,530 370,494!', shoulders) +
    band(588, 15, ['#1d3347', inks.deep, '#40668a']) +
    band(612, 28, ['#7d3320', inks.cedar, '#d5693f']) +
    band(649, 15, ['#1d3347', inks.deep, '#40668a']) +
    stitches +
    paint(wool.shade, '236,464! 268,490 300,494 336,488 366,460! 378,504 344,534 300,540 254,534 220,504!') +
    paint(wool.base, '272,491! 300,494 336,488 366,460! 378,504 344,534 300,540 282,538! 276,516') +
    paint(wool.light, '354,473! 366,460! 378,504 358,526!') +
    stroke(wool.deep, 2, 'M250 484l-10 32M264 494l-6 34') +
    stroke(wool.shade, 2, 'M292 500l-1 32M312 500l2 32M332 496l6 32M348 488l12 28'),
})

/** A band in its three tones; it sags in the middle, where the chest comes forward. */
const band = (top: number, height: number, [shade, base, light]: [string, string, string]) => {
  const left = (y: number) => 300 - reachAt(y, shoulders)
  const right = (y: number) => 300 + reachAt(y, shoulders)
  const sag = (x: number) => 34 - ((x - 300) / 200) ** 2 * 34
  const piece = (ink: string, from: (y: number) => number, to: (y: number) => number) => {
    const edge = (y: number) =>
      [0, 0.33, 0.67, 1].map((share) => {
        const x = from(y) + (to(y) - from(y)) * share
        return `${Math.round(x)},${Math.round(y + sag(x) - sag(left(y)))}${share % 1 ? '' : '!'}`
      })
    return paint(ink, [...edge(top), ...edge(top + height).reverse()].join(' '))
  }
  return (
    piece(shade, left, () => 204) +
    piece(
      base,
      () => 204,
      () => 446,
    ) +
    piece(light, () => 446, right)
  )
}

const stitches = stroke(
  inks.snow,
  3,
  Array.from({ length: 15 }, (_, i) => {
    const x = 118 + i * 26
    return `M${x - 6} ${Math.round(653 - ((x - 300) / 200) ** 2 * 34)}l6 8 6-8`
  }).join(''),
)
