import { inks } from '../../src/ui/base/inks.ts'
import { round, stroke } from '../parts/svg.ts'
import { drawing, fill, line } from './block.ts'
import { onCircle } from './circle.ts'
import { drawn, justified } from './drawn-letters.ts'
import { beside, column, row } from './lockups.ts'
import type { Logos } from './logos.ts'
import { words } from './words.ts'

/** Choirs, fiddles, festivals. */
export const song: Logos = {
  'low-tide-choir': () =>
    beside(
      drawing(150, 84, line(inks.tide, 3, staff()) + fill(inks.dusk, notes)),
      [
        words('low tide', inks.dusk, { font: 'fraunces-full', size: 41, weight: 480, axes: { opsz: 144 } }),
        drawn('CHOIR', { ink: inks.tide, height: 20, width: 20, stroke: 3.6, bend: 'round', gap: 12 }),
      ],
      { gap: 16, leading: 14 },
    ),
  'squeezebox-days': () =>
    column(
      [
        drawing(148, 74, fill(inks.cedar, bellows()) + fill(inks.plum, 'M49 74A25 25 0 0 1 99 74Z')),
        justified('SQUEEZEBOX', { ink: inks.plum, height: 22, stroke: 4.6, bend: 'round', gap: 3.5 }, 178),
        drawn('DAYS', { ink: inks.plum, height: 13, width: 15, stroke: 3.2, bend: 'round', gap: 12 }),
      ],
      7,
    ),
  'fiddle-and-spoon-society': () =>
    row(
      [
        words('Fiddle', inks.rust, fiddleHand),
        drawing(64, 120, fill(inks.rust, fiddle)),
        words('Spoon', inks.rust, fiddleHand),
      ],
      13,
    ),
  'paper-lantern-tide': () =>
    beside(
      drawing(108, 120, lanterns() + stroke(inks.deep, 4.5, glow)),
      [drawn('PAPER', lanternHand), drawn('LANTERN', lanternHand), drawn('TIDE', lanternHand)],
      { gap: 16, leading: 14 },
    ),
}

/** The tide runs out along a staff and leaves three notes behind. */
const staff = () => [26, 39, 52, 65, 78].map((y) => `M2 ${y}q9-13 18 0t18 0q7-7 14 0t14 0H150`).join('')
const notes = [
  [76, 72],
  [104, 58.5],
  [132, 45.5],
]
  .map(([x = 0, y = 0]) => `M${x - 9} ${y + 2}a9.5 6.5-20 0 1 15-7V${y - 42}h4.5V${y}a9.5 6.5-20 0 1-19.5 2Z`)
  .join('')

/** Bellows pleats fanned into a rising sun. */
const bellows = () => {
  const at = (degrees: number, radius: number) => onCircle(74, 74, radius * 0.84, 180 + degrees)
  const pleats = Array.from({ length: 11 }, (_, index) => {
    const turn = 25 + index * 13
    return `M${at(turn - 5.5, 46)}L${at(turn - 5, 82)} ${at(turn, 88)} ${at(turn + 5, 82)} ${at(turn + 5.5, 46)} ${at(turn, 42)}Z`
  })
  return `${pleats.join('')}M${at(0, 40)}L${at(0, 88)} ${at(16, 88)} ${at(16, 40)}ZM${at(180, 40)}L${at(180, 88)} ${at(164, 88)} ${at(164, 40)}Z`
}

const fiddleHand = { font: 'fraunces-full', size: 44, weight: 520, axes: { opsz: 144 } }
const fiddle =
  'M32 0a7 7 0 0 1 4 13V34C48 32 56 40 55 52C54 60 49 62 49 70S62 82 62 98C62 112 50 120 32 120S2 112 2 98C2 82 15 78 15 70S10 60 9 52C8 40 16 32 28 34V13a7 7 0 0 1 4-13ZM42 70c6 1 1 14 2 22q1 8 8 7c-5 6-12 2-12-6c-1-9 5-20-1-21q-1-2 3-2ZM20 68c6 0 7 13 2 17V106h-4V85c-5-4-4-17 2-17Z'

const lanternHand = {
  ink: inks.deep,
  height: 24,
  width: 22,
  stroke: 4.6,
  bend: 'round',
  ends: 'round',
  gap: 6,
} as const

/** Two floating lanterns, their light broken on the water. */
const lanterns = () => floating(34, 92, 1) + floating(88, 72, 0.56)

const floating = (x: number, y: number, size: number) => {
  const flame = 'M34 34C36 45 45 50 45 60C45 68 40 72 34 72S23 68 23 60C23 50 32 45 34 34Z'
  const box = `M4 14H64L57 80H11ZM26 6H42V11H26Z${flame}M0 83H68L58 92H10Z`
  return `<g transform="translate(${x - 34 * size} ${round(y - 92 * size)}) scale(${size})">${fill(inks.cedar, box)}</g>`
}
const glow = 'M12 100h44M22 109h20M30 117h4M74 80h30M83 88h12'
