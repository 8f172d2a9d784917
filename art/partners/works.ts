import { inks } from '../../src/ui/base/inks.ts'
import { stroke } from '../parts/svg.ts'
import { drawing, fill, hang, line } from './block.ts'
import { drawn } from './drawn-letters.ts'
import { beside, column } from './lockups.ts'
import type { Logos } from './logos.ts'
import { cut, spread, words } from './words.ts'

/** Rails, grain, radio and type. */
export const works: Logos = {
  'whistle-post-railway': () => {
    const hand = { ink: inks.ink, height: 46, width: 27, stroke: 8, bend: 'cut', radius: 5.5, gap: 5 } as const
    return beside(
      drawing(34, 120, fill(inks.cedar, whistlePost)),
      [drawn('WHISTLE', hand), drawn('POST', { ...hand, width: 45, gap: 7 })],
      { gap: 14, leading: 10 },
    )
  },
  'copper-trestle-line': () =>
    column(
      [
        drawn('COPPER TRESTLE', { ink: inks.rust, height: 30, width: 18.5, stroke: 5, bend: 'round', gap: 4.5 }),
        drawing(300, 10, stroke(inks.rust, 9, wheels)),
        drawing(300, 74, fill(inks.ink, valley) + line(inks.rust, 3, trestle())),
      ],
      3,
    ),
  'grain-door-museum': () => {
    const hand = { ink: inks.ink, height: 38, width: 27, stroke: 6, bend: 'cut', radius: 8, slab: 5, gap: 15 } as const
    return beside(
      drawing(84, 116, fill(inks.rust, elevator)),
      [drawn('GRAIN', hand), drawn('DOOR', { ...hand, width: 37, gap: 15 })],
      { gap: 18, leading: 14, align: 'end' },
    )
  },
  'warm-valve-radio-club': () =>
    beside(
      drawing(56, 118, line(inks.cedar, 5, envelope) + fill(inks.cedar, valve)),
      [
        words('warm', inks.plum, { font: 'figtree-italic', size: 46, weight: 900, letterSpacing: -0.02 }),
        words('valve', inks.plum, { font: 'figtree-italic', size: 46, weight: 900, letterSpacing: -0.02 }),
        spread('RADIO CLUB', inks.cedar, { font: 'figtree', size: 18, weight: 700 }, 124),
      ],
      { gap: 14, leading: 9 },
    ),
  'hot-type-museum': () =>
    beside(
      drawing(
        92,
        116,
        fill(inks.ink, sort) +
          `<g transform="matrix(-1 0 0 1 35 0)"><path fill="${inks.ink}" d="${cut('R', letter, 0, 90)}"/></g>` +
          stroke(inks.cedar, 5, steam),
      ),
      [
        words('Hot', inks.ink, { font: 'fraunces-full', size: 52, weight: 900, axes: { opsz: 144 } }),
        hang(words('Type', inks.ink, { font: 'fraunces-full', size: 52, weight: 900, axes: { opsz: 144 } }), 14),
      ],
      { gap: 12, leading: 12, align: 'end' },
    ),
}

/** Two long, one short, one long: the whistle signal for a crossing. */
const whistlePost = 'M0 17a17 17 0 0 1 34 0V120H0ZM12 13v22h10V13ZM12 43v22h10V43ZM12 73v10h10V73ZM12 91v22h10V91Z'

const wheels = 'M12 5h.1M24 5h.1M106 5h.1M118 5h.1M152 5h.1M164 5h.1M264 5h.1M276 5h.1'

/** Trestle bents of several heights, on both sides of a valley. */
const trestle = () =>
  Array.from({ length: 9 }, (_, index) => {
    const x = 42 + index * 27
    const foot = Math.round(62 - ((x - 150) / 150) ** 2 * 55)
    const splay = Math.round(foot * 0.14)
    const brace =
      foot > 30
        ? `M${x - 6 - splay / 2} ${foot / 2}L${x + 6 + splay} ${foot}M${x + 6 + splay / 2} ${foot / 2}L${x - 6 - splay} ${foot}`
        : ''
    return `M${x - 5} 5L${x - 6 - splay} ${foot}M${x + 5} 5L${x + 6 + splay} ${foot}M${x - 8 - splay / 2} ${Math.round(foot / 2)}h${16 + splay}${brace}`
  }).join('')
const valley = 'M0 0H300V5H0ZM0 9H14Q60 66 150 66Q240 66 286 9H300V74H0Z'

const elevator = 'M8 116V48L24 34V14L40 2 56 14V34L64 41V116H52V84H30V116ZM34 18v12h12V18ZM68 116V82l16 8v26Z'

const envelope = 'M14 90V46C14 36 4 34 4 23a24 20 0 0 1 48 0C52 34 42 36 42 46V90'
const valve =
  'M8 90H48V104H8ZM12 107h5v11h-5ZM21 107h5v11h-5ZM30 107h5v11h-5ZM39 107h5v11h-5ZM20 54H36V86H20ZM24 59v22h8V59ZM26.5 54V42L17 26l4-2 7 13 7-13 4 2-9.5 16V54Z'

/** A piece of type with its letter mirrored. */
const letter = { font: 'fraunces-full', size: 72, weight: 900, axes: { opsz: 144 } }
const sort = 'M0 32H70V98H0ZM6 38V92H64V38ZM0 102H70V116H0ZM74 34L88 22V106L74 116Z'
const steam = 'M17 26c-8-8 8-14 0-22M37 26c-8-8 8-14 0-22M57 26c-8-8 8-14 0-22'
