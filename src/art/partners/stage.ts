import { inks } from '../inks.ts'
import { column, drawing, fill, line, pile, row } from './block.ts'
import { drawn } from './drawn-letters.ts'
import type { Logos } from './logos.ts'
import { cut, spread, words } from './words.ts'

/** Theatre, puppets and film. */
export const stage: Logos = {
  'boxcar-fringe': () =>
    pile(
      drawing(226, 114, fill(inks.rust, car + cut('BOXCAR', { font: 'figtree', size: 43, weight: 900, letterSpacing: 0.02 }, 113, 55))),
      [drawn('FRINGE', { ink: inks.ink, height: 40, width: 15, stroke: 4.5, bend: 'cut', radius: 4, gap: 5 }), 60, 74],
    ),
  'second-reel': () =>
    row(
      [
        drawing(116, 110, fill(inks.ink, reels())),
        column(
          [
            words('Second', inks.ink, { font: 'figtree', size: 36, weight: 600 }),
            words('Reel', inks.ink, { font: 'figtree', size: 36, weight: 600 }),
            words('Film Club', inks.cedar, { font: 'figtree', size: 22, weight: 500 }),
          ],
          12,
          'start',
        ),
      ],
      14,
    ),
  'trapdoor-players': () => trapdoor(),
  'loose-strings': () => marionette(),
}

const car = 'M0 10H226V68H0ZM10 0H216V6H10Z'

const reels = () => ''

const trapdoor = () => drawing(10, 10, '')
const marionette = () => drawing(10, 10, '')
