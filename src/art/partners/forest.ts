import { inks } from '../inks.ts'
import { column, drawing, fill, line, row } from './block.ts'
import { drawn, justified } from './drawn-letters.ts'
import type { Logos } from './logos.ts'
import { cut, spread, words } from './words.ts'

/** Trails, orchards and woods. */
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
    row(
      [
        drawing(84, 116, fill(inks.plum, cairn())),
        column(
          ['SEVEN', 'CAIRNS', 'CLUB'].map((word) =>
            justified(word, { ink: inks.ink, height: 28, stroke: 5, bend: 'cut', radius: 6, gap: 6 }, 124),
          ),
          13,
          'start',
        ),
      ],
      16,
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
  'windfall-apple-keepers': () =>
    column(
      [
        drawing(90, 92, fill(inks.cedar, apple()) + line(inks.spruce, 4.5, fall, 'stroke-linecap="round"')),
        words('Windfall', inks.spruce, { font: 'fraunces-full', size: 33, weight: 650, axes: { SOFT: 100, opsz: 40 } }),
      ],
      6,
    ),
  'smoke-and-honey-guild': () =>
    row(
      [
        drawing(86, 116, line(inks.cedar, 9, skep(), 'stroke-linecap="round"') + line(inks.dusk, 5, smoke, 'stroke-linecap="round"')),
        column(
          [
            drawn('SMOKE', { ink: inks.dusk, height: 34, width: 30, stroke: 8, bend: 'round', ends: 'round', gap: 5 }),
            row(
              [
                words('&', inks.dusk, { font: 'figtree', size: 30, weight: 700 }),
                drawn('HONEY', { ink: inks.cedar, height: 34, width: 25, stroke: 8, bend: 'round', ends: 'round', gap: 5 }),
              ],
              8,
            ),
          ],
          10,
          'start',
        ),
      ],
      16,
    ),
  'last-match-hut-club': () =>
    row(
      [
        drawing(56, 120, fill(inks.cedar, flame) + fill(inks.ink, 'M24 76h8v44h-8Z')),
        column(
          [
            words('last match', inks.ink, { font: 'figtree', size: 38, weight: 400, letterSpacing: -0.02 }),
            words('hut club', inks.cedar, { font: 'figtree', size: 38, weight: 400, letterSpacing: -0.02 }),
          ],
          14,
          'start',
        ),
      ],
      10,
    ),
}

const log =
  'M20 50H214l8 7-6 9 8 9-10 14H20a13 19.500 0 0 1 0-39ZM20 55.500a9 14 0 0 0 0 28a9 14 0 0 0 0-28Zm0 5a5.500 9 0 0 1 0 18a5.500 9 0 0 1 0-18Zm0 5.500a2 3.500 0 0 0 0 7a2 3.500 0 0 0 0-7Z'

/** Young hemlocks, each with the leader that nods. */
const saplings = () => sapling(74, 50) + sapling(126, 36) + sapling(172, 44)

const sapling = (x: number, height: number) => {
  const at = (half: number, share: number) => `${x + half * (height / 50)} ${tenth(50 - height * share)}`
  const right = [at(7, 0.68), at(3, 0.68), at(11, 0.42), at(5, 0.42), at(15, 0.14), at(2, 0.18), at(2, 0)]
  const left = [at(-2, 0), at(-2, 0.18), at(-15, 0.14), at(-5, 0.42), at(-11, 0.42), at(-3, 0.68), at(-7, 0.68)]
  return `M${at(3, 0.97)}L${[...right, ...left].join(' ')}Z`
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Widths, heights and offsets of seven stones, from the ground up. */
const cairn = () => {
  const stones = [[80, 18, 0], [64, 16, 3], [70, 14, -3], [48, 17, 2], [42, 12, -4], [30, 13, 1], [15, 9, 3]] as const
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
const mountain =
  'M56 0L74 30 82 38 112 96H0L28 44 38 34ZM24 96H50L96 72 50 56 80 42 56 34 64 27 57 20 59 29 46 34 69 43 34 55 78 74Z'

/** Cut across, an apple shows a star. */
const apple = () => {
  const turned = (turn: number, reach: number) => {
    const angle = ((turn * 72 - 90) * Math.PI) / 180
    return `${Math.round(10 * (45 + reach * Math.cos(angle))) / 10} ${Math.round(10 * (57 + reach * Math.sin(angle))) / 10}`
  }
  const seed = (turn: number) =>
    `M${turned(turn, 5)}Q${turned(turn - 0.32, 13)} ${turned(turn, 23)}Q${turned(turn + 0.32, 13)} ${turned(turn, 5)}Z`
  return appleSkin + [0, 1, 2, 3, 4].map(seed).join('')
}

const appleSkin =
  'M45 29C34 17 8 21 8 50C8 76 26 92 37 90Q45 88 53 90C64 92 82 76 82 50C82 21 56 17 45 29ZM42 24C42 16 45 10 52 7L56 11Q48 15 48 24Z'
const fall = 'M14 4v14M28 1v10M76 4v14'

/** Coils of straw with a door in the lowest two. */
const skep = () =>
  Array.from({ length: 8 }, (_, index) => {
    const y = 31 + index * 11.5
    const half = Math.round(38 * Math.sqrt(1 - ((7.3 - index) / 8) ** 2))
    return index < 6 ? `M${43 - half} ${y}H${43 + half}` : `M${43 - half} ${y}H28M58 ${y}H${43 + half}`
  }).join('')
const smoke = 'M43 20C34 14 52 9 43 3'

/** An A-frame hut stands in the flame. */
const flame =
  'M30 0C34 16 56 27 56 49C56 64 44 74 28 74C12 74 0 64 0 49C0 38 7 34 10 25Q13 34 18 36C19 24 22 11 30 0ZM28 31L10 65H46ZM24 65V51h8V65Z'
