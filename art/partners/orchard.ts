import { inks } from '../../src/ui/base/inks.ts'
import { stroke } from '../parts/svg.ts'
import { drawing, fill } from './block.ts'
import { onCircle } from './circle.ts'
import { drawn } from './drawn-letters.ts'
import { beside, column, row } from './lockups.ts'
import type { Logos } from './logos.ts'
import { words } from './words.ts'

/** Apples and bees. */
export const orchard: Logos = {
  'windfall-apple-keepers': () =>
    column(
      [
        drawing(90, 92, fill(inks.cedar, apple()) + stroke(inks.spruce, 4.5, fall)),
        words('Windfall', inks.spruce, { font: 'fraunces-full', size: 33, weight: 650, axes: { SOFT: 100, opsz: 40 } }),
      ],
      4,
    ),
  'smoke-and-honey-guild': () =>
    beside(
      drawing(86, 116, stroke(inks.cedar, 9, skep()) + stroke(inks.dusk, 5, smoke)),
      [
        drawn('SMOKE', { ...honeyHand, ink: inks.dusk, width: 30 }),
        row(
          [
            words('&', inks.dusk, { font: 'figtree', size: 30, weight: 700 }),
            drawn('HONEY', { ...honeyHand, ink: inks.cedar, width: 25 }),
          ],
          8,
        ),
      ],
      { gap: 16, leading: 10 },
    ),
}

/** An apple cut across, with its star. */
const apple = () => {
  const turned = (turn: number, reach: number) => onCircle(45, 57, reach, turn * 72 - 90)
  const seed = (turn: number) =>
    `M${turned(turn, 5)}Q${turned(turn - 0.32, 13)} ${turned(turn, 23)}Q${turned(turn + 0.32, 13)} ${turned(turn, 5)}Z`
  return appleSkin + [0, 1, 2, 3, 4].map(seed).join('')
}

const appleSkin =
  'M45 29C34 17 8 21 8 50C8 76 26 92 37 90Q45 88 53 90C64 92 82 76 82 50C82 21 56 17 45 29ZM42 24C42 16 45 10 52 7L56 11Q48 15 48 24Z'
const fall = 'M14 5v12M28 3v8M76 5v12'

const honeyHand = { height: 34, stroke: 8, bend: 'round', ends: 'round', gap: 5 } as const

/** A straw hive in coils, with a door in the lowest two. */
const skep = () =>
  Array.from({ length: 8 }, (_, index) => {
    const y = 31 + index * 11.5
    const half = Math.round(38 * Math.sqrt(1 - ((7.3 - index) / 8) ** 2))
    return index < 6 ? `M${43 - half} ${y}H${43 + half}` : `M${43 - half} ${y}H28M58 ${y}H${43 + half}`
  }).join('')
const smoke = 'M43 20C34 14 52 9 43 3'
