import { inks } from '../../src/ui/base/inks.ts'
import { stroke } from '../parts/svg.ts'
import { drawing, fill, line } from './block.ts'
import { drawn, justified } from './drawn-letters.ts'
import { beside } from './lockups.ts'
import type { Logos } from './logos.ts'
import { words } from './words.ts'

/** Coasts, river forks and islands that welcome visitors. */
export const regions: Logos = {
  'saltway-coast-tourism': () =>
    beside(
      drawing(116, 116, fill(inks.deep, road())),
      [
        words('Saltway', inks.deep, { font: 'figtree', size: 44, weight: 800, letterSpacing: -0.03 }),
        words('Coast', inks.tide, { font: 'figtree', size: 44, weight: 800, letterSpacing: -0.03 }),
      ],
      { gap: 10, leading: 16 },
    ),
  'larch-fork-tourism': () =>
    beside(
      drawing(88, 118, fill(inks.rust, needles()) + stroke(inks.rust, 3.5, twigs())),
      [
        drawn('LARCH', { ink: inks.ink, height: 34, width: 23, stroke: 5.5, bend: 'round', slab: 4.5, gap: 12 }),
        justified('FORK', { ink: inks.ink, height: 34, stroke: 5.5, bend: 'round', slab: 4.5, gap: 12 }, 165),
      ],
      { gap: 12, leading: 11 },
    ),
  'highwater-islands-tourism': () =>
    beside(
      drawing(88, 112, fill(inks.spruce, gauge) + line(inks.tide, 6.5, highWater)),
      [
        drawn('HIGH', { ink: inks.spruce, height: 30, width: 26, stroke: 7, bend: 'round', gap: 7 }),
        drawn('WATER', { ink: inks.spruce, height: 30, width: 26, stroke: 7, bend: 'round', gap: 6 }),
        drawn('ISLANDS', { ink: inks.tide, height: 19, width: 17, stroke: 3.6, bend: 'round', gap: 7 }),
      ],
      { gap: 14, leading: 10 },
    ),
}

/** A warning sign: the highway continues across the water. */
const road = () =>
  `M58 0L116 58 58 116 0 58Z${ripple(18, 55, 80)}${ripple(24, 67, 68)}M32 34H42V26H52V17H60V26H74V34H84L77 48H39ZM48 81H68L73 95 58 110 43 95ZM55.5 84V91H60.5V84ZM55 95V102H61V95Z`

/** A band of water, to be cut from a plate. */
const ripple = (x: number, y: number, width: number) => {
  const [step, waves] = [width / 4, [0, 1, 2, 3]]
  const there = waves.map((index) => `q${step / 2} ${index % 2 ? 7 : -7} ${step} 0`).join('')
  const back = waves.map((index) => `q${-step / 2} ${index % 2 ? -7 : 7} ${-step} 0`).join('')
  return `M${x} ${y}${there}v5${back}Z`
}

/** A larch in October: needles on one side, bare branches on the other. */
const needles = () =>
  `M41 4h6V118h-6Z${Array.from({ length: 8 }, (_, index) => {
    const [y, reach] = [10 + index * 12, 9 + index * 4]
    return `M38 ${y}Q${38 - reach * 0.7} ${y + 1} ${38 - reach} ${y + 10}Q${38 - reach * 0.5} ${y + 13} 38 ${y + 9}Z`
  }).join('')}`
const twigs = () =>
  Array.from({ length: 8 }, (_, index) => {
    const [y, reach] = [15 + index * 12, 8 + index * 4]
    return `M48 ${y}Q${48 + reach * 0.7} ${y} ${48 + reach} ${y + 7}`
  }).join('')

/** A tide gauge in the form of an H, with the water high. */
const gauge =
  'M0 6L20 0V112H0ZM68 0L88 6V112H68ZM0 26v5h9v-5ZM0 46v5h9v-5ZM0 66v5h9v-5ZM0 86v5h9v-5ZM24 48C30 46 34 26 42 26S54 46 64 48Z'
const highWater = 'M24 58q10-9 20 0t20 0M24 74q10-9 20 0t20 0'
