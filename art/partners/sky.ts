import { inks } from '../../src/ui/base/inks.ts'
import { drawing, fill, hang, line } from './block.ts'
import { onCircle } from './circle.ts'
import { drawn } from './drawn-letters.ts'
import { beside, column, pile } from './lockups.ts'
import type { Logos } from './logos.ts'
import { arc, words } from './words.ts'

/** Birds, kites and stars. */
export const sky: Logos = {
  'wingbar-bird-observatory': () =>
    column(
      [
        drawing(104, 80, fill(inks.deep, bird)),
        drawn('WINGBAR', { ink: inks.deep, height: 25, width: 22, stroke: 5.5, gap: 7 }),
      ],
      12,
    ),
  'sandpiper-count': () =>
    column(
      [
        drawing(212, 82, line(inks.moss, 6.5, tally) + fill(inks.ink, piper) + line(inks.ink, 3.5, legs)),
        hang(words('Sandpiper Count', inks.ink, { font: 'figtree', size: 27, weight: 500 }), 6),
      ],
      14,
    ),
  'no-moon-stargazers': () => {
    const ring = { font: 'figtree', size: 18.5, weight: 700, letterSpacing: 0.1 }
    const names = arc('NO MOON', inks.dusk, ring, 46.5, 'top') + arc('STARGAZERS', inks.dusk, ring, 46.5, 'foot')
    return drawing(
      120,
      120,
      `<g transform="translate(60 60)">${names}${fill(inks.plum, night())}${fill(inks.dusk, cove)}</g>`,
    )
  },
  'offshore-kite-guild': () =>
    pile(drawing(262, 118, fill(inks.cedar, kite) + line(inks.deep, 3.5, tail) + fill(inks.deep, bows)), [
      column(
        [
          words('Offshore', inks.deep, { font: 'figtree', size: 36, weight: 900, letterSpacing: -0.02 }),
          words('Kite Guild', inks.deep, { font: 'figtree', size: 36, weight: 300, letterSpacing: -0.02 }),
        ],
        13,
        'start',
      ),
      84,
      10,
    ]),
  'le-goeland-bavard': () =>
    beside(
      drawing(128, 112, fill(inks.tide, gull)),
      [
        words('Le', inks.ink, { font: 'figtree', size: 38, weight: 700 }),
        words('Goéland', inks.ink, { font: 'figtree', size: 38, weight: 700 }),
        words('Bavard', inks.tide, { font: 'figtree', size: 38, weight: 700 }),
      ],
      { gap: 12, leading: 12 },
    ),
}

const bird =
  'M104 24L86 19C84 8 76 2 66 2C54 2 46 10 45 22C43 38 28 52 0 72L10 80C24 76 34 75 44 74C68 72 86 58 87 33Q92 28 104 24ZM66 13a4 4 0 0 1 0 8a4 4 0 0 1 0-8ZM50 36C46 48 36 56 24 64C42 60 52 50 57 37ZM63 38C58 52 48 62 34 68C54 66 65 54 70 39ZM76 39C72 54 62 65 48 69C68 68 80 56 82 38Z'

/** Four tally strokes, and a fifth across them: a sandpiper's bill. */
const tally = 'M10 14V78M28 14V78M46 14V78M64 14V78'
const piper =
  'M0 66L88 16C92 4 112 2 116 16C118 26 128 28 148 30C176 32 190 42 212 46C196 56 176 64 150 62C122 60 106 50 102 34C100 28 96 26 90 26L2 70ZM102 12a3.5 3.5 0 0 0 0 7a3.5 3.5 0 0 0 0-7Z'
const legs = 'M142 60V82M156 60V82'

/** Star trails of a long exposure around the pole star, cut from the sky. */
const night = () => {
  const at = (radius: number, degrees: number) => onCircle(0, -5, radius, degrees)
  const trail = ([radius, from, to]: readonly [number, number, number]) => {
    const [outer, large] = [radius + 3, to - from > 180 ? 1 : 0]
    return `M${at(radius, from)}A${radius} ${radius} 0 ${large} 1 ${at(radius, to)}L${at(outer, to)}A${outer} ${outer} 0 ${large} 0 ${at(outer, from)}Z`
  }
  const trails = [
    [7, 150, 340],
    [14, 190, 290],
    [14, 325, 385],
    [21, 175, 230],
    [21, 255, 370],
    [28, 195, 285],
    [28, 310, 352],
  ] as const
  return `M-38.5 13A41 41 0 1 1 38.5 13Q32 13 30 8V0A15 15 0 0 0 2 0V4C-4 10-10 13-20 13ZM-2.5-5h5v5h-5Z${trails.map(trail).join('')}`
}

/** The observatory on its headland. */
const cove =
  'M-37 17H-20C-8 17 0 14 5 8V2A11 11 0 0 1 27 2V10Q30 17 37 17A41 41 0 0 1 28 29H-28A41 41 0 0 1-37 17ZM-24 33H24Q14 41 0 41T-24 33Z'

const kite = 'M42 0L74 24 44 38ZM37 3L39 37 16 36ZM40 42L14 41 32 76ZM45 43L74 30 36 76Z'
const tail = 'M34 76C30 92 44 108 70 106C100 103 112 92 140 96C170 100 184 114 212 112C232 110 244 104 258 94'
const bows = 'M84 96l18 14V94L86 110ZM152 90l16 16 2-16-18 14ZM216 103l14 16 2-17-17 14Z'

/** A head that is a speech bubble with three lines of talk. */
const gull =
  'M46 2C70 2 86 16 90 32L116 29C126 28 134 34 130 50Q126 42 118 42L96 46 90 51 114 57 108 63 86 66C79 82 63 92 45 92Q33 92 25 89L2 107 9 79Q0 66 0 47C0 21 20 2 46 2ZM64 20a6 6 0 0 0 0 12a6 6 0 0 0 0-12ZM16 43v6h56v-6ZM16 56v6h46v-6ZM22 69v6h32v-6Z'
