import { inks } from '../../src/ui/base/inks.ts'
import { round } from '../parts/svg.ts'
import { drawing, fill } from './block.ts'
import { justified } from './drawn-letters.ts'
import { beside, column, row } from './lockups.ts'
import type { Logos } from './logos.ts'
import { cut, spread, words } from './words.ts'

/** Woods, trails and huts. */
export const forest: Logos = {
  'nurse-log-land-trust': () => {
    const name = cut('NURSE LOG', { font: 'figtree', size: 27, weight: 800, letterSpacing: 0.02 }, 122, 79)
    return column(
      [
        drawing(226, 89, fill(inks.rust, log + name) + fill(inks.spruce, saplings())),
        spread('LAND TRUST', inks.spruce, { font: 'figtree', size: 22, weight: 600 }, 226),
      ],
      13,
    )
  },
  'seven-cairns-club': () =>
    beside(
      drawing(84, 116, fill(inks.plum, cairn())),
      ['SEVEN', 'CAIRNS', 'CLUB'].map((word) =>
        justified(word, { ink: inks.ink, height: 28, stroke: 5, bend: 'cut', radius: 4.5, gap: 6 }, 124),
      ),
      { gap: 16, leading: 13 },
    ),
  'far-switchback-club': () =>
    row(
      [
        drawing(112, 96, fill(inks.spruce, mountain)),
        column(
          [
            words('SWITCH', inks.spruce, { font: 'figtree-italic', size: 42, weight: 800 }),
            words('BACK', inks.cedar, { font: 'figtree-italic', size: 42, weight: 800 }),
          ],
          9,
          'end',
        ),
      ],
      6,
      'end',
    ),
  'last-match-hut-club': () =>
    beside(
      drawing(56, 120, fill(inks.cedar, flame) + fill(inks.ink, 'M24 76h8v44h-8Z')),
      [
        words('last match', inks.ink, { font: 'figtree', size: 38, weight: 400, letterSpacing: -0.02 }),
        words('hut club', inks.cedar, { font: 'figtree', size: 38, weight: 400, letterSpacing: -0.02 }),
      ],
      { gap: 10, leading: 14 },
    ),
}

const log =
  'M20 50H214l8 7-6 9 8 9-10 14H20a13 19.5 0 0 1 0-39ZM20 55.5a9 14 0 0 0 0 28a9 14 0 0 0 0-28Zm0 5a5.5 9 0 0 1 0 18a5.5 9 0 0 1 0-18Zm0 5.5a2 3.5 0 0 0 0 7a2 3.5 0 0 0 0-7Z'

/** Young hemlocks, each with its drooping leader. */
const saplings = () => sapling(74, 50) + sapling(126, 36) + sapling(172, 44)

const sapling = (x: number, height: number) => {
  const at = (half: number, share: number) => `${x + half * (height / 50)} ${round(50 - height * share)}`
  const right = [at(7, 0.68), at(3, 0.68), at(11, 0.42), at(5, 0.42), at(15, 0.14), at(2, 0.18), at(2, 0)]
  const left = [at(-2, 0), at(-2, 0.18), at(-15, 0.14), at(-5, 0.42), at(-11, 0.42), at(-3, 0.68), at(-7, 0.68)]
  return `M${at(3, 0.97)}L${[...right, ...left].join(' ')}Z`
}

/** Width, height and offset of seven stones, from the ground up. */
const cairn = () => {
  const stones = [
    [80, 18, 0],
    [64, 16, 3],
    [70, 14, -3],
    [48, 17, 2],
    [42, 12, -4],
    [30, 13, 1],
    [15, 9, 3],
  ] as const
  let foot = 116
  return stones
    .map(([width, height, lean]) => {
      const [left, top] = [42 + lean - width / 2, foot - height]
      const [right, base, x] = [left + width, foot, width * 0.25]
      foot = top - 2.5
      return `M${left} ${top + height * 0.6}Q${left} ${top} ${left + x} ${top}L${right - x * 0.8} ${top + 1}Q${right} ${top + 2} ${right} ${top + height * 0.5}Q${right} ${base} ${right - x} ${base}H${left + x * 0.8}Q${left} ${base} ${left} ${top + height * 0.6}Z`
    })
    .join('')
}

/** The path narrows as it climbs. */
const mountain = 'M56 0L112 96H0ZM20 96H46L93 73 50 55.5 76 38.5 57 28 58 17 47 28 65 39 33 54.5 76 74Z'

/** An A-frame hut stands in the flame. */
const flame =
  'M30 0C34 16 56 27 56 49C56 64 44 74 28 74C12 74 0 64 0 49C0 38 7 34 10 25Q13 34 18 36C19 24 22 11 30 0ZM28 31L10 65H46ZM24 65V51h8V65Z'
