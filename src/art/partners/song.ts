import { inks } from '../inks.ts'
import { column, drawing, fill, line, pile, row } from './block.ts'
import { drawn } from './drawn-letters.ts'
import type { Logos } from './logos.ts'
import { spread, words } from './words.ts'

/** Choirs, fiddles, festivals. */
export const song: Logos = {
  'low-tide-choir': () =>
    row(
      [
        drawing(118, 104, fill(inks.dusk, fermata) + line(inks.tide, 5.5, staff, 'stroke-linecap="round"')),
        column(
          [
            words('low tide', inks.dusk, { font: 'fraunces-full', size: 40, weight: 380, axes: { SOFT: 100, opsz: 100 } }),
            spread('choir', inks.tide, { font: 'fraunces-full', size: 40, weight: 380, axes: { SOFT: 100, opsz: 100 } }, 133),
          ],
          16,
          'start',
        ),
      ],
      16,
    ),
  'squeezebox-days': () =>
    column(
      [
        pile(drawing(176, 88, fill(inks.cedar, bellows())), [
          drawn('DAYS', { ink: inks.ink, height: 22, width: 19, stroke: 5, bend: 'round', gap: 4 }),
          46,
          66,
        ]),
        drawn('SQUEEZEBOX', { ink: inks.ink, height: 20, width: 17.5, stroke: 4.5, bend: 'round', gap: 3.5 }),
      ],
      9,
    ),
  'fiddle-and-spoon': () =>
    row(
      [
        column([words('Fiddle', inks.rust, { font: 'fraunces', size: 42, weight: 500 }), words('Spoon', inks.rust, { font: 'fraunces', size: 42, weight: 500 })], 20, 'end'),
        drawing(64, 120, fill(inks.rust, fiddle)),
      ],
      12,
    ),
  'paper-lantern-tide': () =>
    row(
      [
        drawing(84, 118, fill(inks.cedar, lantern()) + line(inks.deep, 5, glow, 'stroke-linecap="round"')),
        column(
          [
            drawn('PAPER', { ink: inks.deep, height: 21, width: 26, stroke: 4.2, bend: 'round', ends: 'round', gap: 8 }),
            drawn('LANTERN', { ink: inks.deep, height: 21, width: 26, stroke: 4.2, bend: 'round', ends: 'round', gap: 8 }),
            drawn('TIDE', { ink: inks.deep, height: 21, width: 26, stroke: 4.2, bend: 'round', ends: 'round', gap: 8 }),
          ],
          14,
          'start',
        ),
      ],
      16,
    ),
}

/** The sign that says hold this note, risen like a moon over the flats. */
const fermata = 'M3 62A56 56 0 0 1 115 62H109C106 36 84 20 59 20S12 36 9 62ZM59 40a12 12 0 0 1 0 24a12 12 0 0 1 0-24Z'
const staff = 'M6 76q13-9 26.500 0t26.500 0 26.500 0 26.500 0M22 89q12-8 24 0t24 0 24 0M40 101q9.500-7 19 0t19 0'

/** Pleats fanned into a rising sun. */
const bellows = () => {
  const at = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${Math.round(10 * (88 - radius * Math.cos(angle))) / 10} ${Math.round(10 * (88 - radius * Math.sin(angle))) / 10}`
  }
  const pleats = Array.from({ length: 11 }, (_, index) => {
    const turn = 25 + index * 13
    return `M${at(turn - 5.500, 46)}L${at(turn - 5, 82)} ${at(turn, 88)} ${at(turn + 5, 82)} ${at(turn + 5.500, 46)} ${at(turn, 42)}Z`
  })
  return `${pleats.join('')}M${at(0, 40)}L${at(0, 88)} ${at(16, 88)} ${at(16, 40)}ZM${at(180, 40)}L${at(180, 88)} ${at(164, 88)} ${at(164, 40)}Z`
}

const fiddle =
  'M32 0a7 7 0 0 1 4 13V34C48 32 56 40 55 52C54 60 49 62 49 70S62 82 62 98C62 112 50 120 32 120S2 112 2 98C2 82 15 78 15 70S10 60 9 52C8 40 16 32 28 34V13a7 7 0 0 1 4-13ZM42 70c6 1 1 14 2 22q1 8 8 7c-5 6-12 2-12-6c-1-9 5-20-1-21q-1-2 3-2ZM20 68c6 0 7 13 2 17V106h-4V85c-5-4-4-17 2-17Z'

const lantern = () => ''
const glow = ''
