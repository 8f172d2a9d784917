import { inks } from '../../src/ui/base/inks.ts'
import { drawing, fill, line } from './block.ts'
import { circle, pointOn } from './circle.ts'
import { drawn, justified } from './drawn-letters.ts'
import { pile } from './lockups.ts'
import type { Logos } from './logos.ts'
import { cut, words } from './words.ts'

/** Theatre, puppets and film. */
export const stage: Logos = {
  'boxcar-fringe': () =>
    pile(
      drawing(
        226,
        114,
        fill(inks.rust, car + cut('BOXCAR', { font: 'figtree', size: 43, weight: 900, letterSpacing: 0.02 }, 113, 55)),
      ),
      [
        drawn('FRINGE', { ink: inks.ink, height: 36, width: 13.5, stroke: 4.5, bend: 'cut', radius: 4, gap: 4 }),
        64,
        73,
      ],
    ),
  'second-reel-film-club': () =>
    pile(
      drawing(262, 114, fill(inks.ink, reel(40, 48, 40) + reel(104, 63, 25) + film)),
      [words('Second', inks.ink, { font: 'figtree', size: 34, weight: 600 }), 142, 16],
      [words('Reel', inks.cedar, { font: 'figtree', size: 34, weight: 600 }), 142, 54],
    ),
  'trapdoor-players': () => trapdoor(),
  'loose-strings-puppetry': () => marionette(),
}

const car = `M0 10H226V68H0ZM10 0H216V6H10Z${[6, 34, 170, 198].map((x) => `M${x} 92a11 11 0 0 1 22 0a11 11 0 0 1-22 0ZM${x + 8} 92a3 3 0 0 0 6 0a3 3 0 0 0-6 0Z`).join('')}M6 72H58V77H6ZM168 72H220V77H168Z`

const reel = (x: number, y: number, radius: number) => {
  const holes = [0, 1, 2, 3, 4].map((turn) => circle(...pointOn(x, y, radius * 0.56, turn * 72 - 90), radius * 0.24))
  return circle(x, y, radius) + circle(x, y, radius * 0.14) + holes.join('')
}

/** The film strip between the reels; it underlines the name. */
const film = `M40 92H262V112H40A64 64 0 0 1 6 80L12 76A44 44 0 0 0 40 92Z${Array.from({ length: 15 }, (_, index) => `M${46 + index * 14.5} 99h7v6h-7Z`).join('')}`

/** One letter falls through the trapdoor. */
const trapdoor = () => {
  const hand = { ink: inks.plum, height: 46, width: 28, stroke: 8.5, bend: 'round', gap: 5 } as const
  const [before, falling, after] = [drawn('TRAPDO', hand), drawn('O', hand), drawn('R', hand)]
  const door = before.width + 3
  const width = before.width + falling.width + after.width + 14
  const floor = `M0 52H${door}V58H0ZM${door + 36} 52H${width}V58H${door + 36}ZM${door} 58h6V92h-6Z`
  return pile(
    drawing(width, 120, fill(inks.ink, floor)),
    [before, 0, 0],
    [{ ...falling, body: `<g transform="rotate(24 14 23)">${falling.body}</g>` }, door + 16, 68],
    [after, width - after.width, 0],
    [words('PLAYERS', inks.ink, { font: 'figtree', size: 24, weight: 700, letterSpacing: 0.22 }), 0, 74],
  )
}

/** Letter, position, rotation, and where along its width the string is tied. */
const puppets = [
  ['L', 6, 40, 10, 5],
  ['O', 46, 50, 8, 16],
  ['O', 90, 38, -6, 16],
  ['S', 132, 50, 10, 16],
  ['E', 176, 40, -8, 14],
] as const

/** Five letters hang from a puppeteer's control bar. */
const marionette = () => {
  const hand = { ink: inks.moss, height: 42, width: 32, stroke: 10, bend: 'round', ends: 'round', gap: 0 } as const
  const letters = puppets.map(([letter, x, y, turn, tie]) => {
    const body = `<g transform="translate(${x} ${y}) rotate(${turn} ${tie} 5)">${drawn(letter, hand).body}</g>`
    return body + line(inks.ink, 2.5, `M${x + tie} 10V${y + 5}`)
  })
  return pile(drawing(210, 120, fill(inks.ink, 'M0 4H98V0H112V4H210V11H112V16H98V11H0Z') + letters.join('')), [
    justified('STRINGS', { ink: inks.ink, height: 16, stroke: 3.5, bend: 'round', gap: 16 }, 210),
    0,
    104,
  ])
}
