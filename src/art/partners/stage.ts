import { inks } from '../inks.ts'
import { column, drawing, fill, line, pile, row } from './block.ts'
import { drawn } from './drawn-letters.ts'
import type { Logos } from './logos.ts'
import { cut, words } from './words.ts'

/** Theatre, puppets and film. */
export const stage: Logos = {
  'boxcar-fringe': () =>
    pile(
      drawing(226, 114, fill(inks.rust, car + cut('BOXCAR', { font: 'figtree', size: 43, weight: 900, letterSpacing: 0.02 }, 113, 55))),
      [drawn('FRINGE', { ink: inks.ink, height: 36, width: 13.5, stroke: 4.5, bend: 'cut', radius: 4, gap: 4 }), 64, 73],
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
  const hole = (turn: number) => {
    const angle = ((turn * 72 - 90) * Math.PI) / 180
    return disc(x + radius * 0.56 * Math.cos(angle), y + radius * 0.56 * Math.sin(angle), radius * 0.24)
  }
  return disc(x, y, radius) + disc(x, y, radius * 0.14) + [0, 1, 2, 3, 4].map(hole).join('')
}

const disc = (x: number, y: number, radius: number) => {
  const [r, d] = [tenth(radius), tenth(radius * 2)]
  return `M${tenth(x - radius)} ${tenth(y)}a${r} ${r} 0 0 1 ${d} 0a${r} ${r} 0 0 1-${d} 0Z`
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** The strip both reels run down to; it underlines the name. */
const film = `M40 92H262V112H40A64 64 0 0 1 6 80L12 76A44 44 0 0 0 40 92Z${Array.from({ length: 15 }, (_, index) => `M${46 + index * 14.5} 99h7v6h-7Z`).join('')}`

/** One letter has found the door. */
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

/** Five letters hang from the control. */
const marionette = () => {
  const hand = { ink: inks.cedar, height: 42, width: 32, stroke: 10, bend: 'round', ends: 'round', gap: 0 } as const
  const poses = [[0, 44, -12], [42, 52, 8], [86, 40, -6], [130, 50, 10], [174, 42, -10]] as const
  const strings = poses.map(([x, y]) => `M${x + 16} 10V${y + 4}`).join('')
  const letters = [...'LOOSE'].map((letter, index) => {
    const [x, y, turn] = poses[index] ?? [0, 0, 0]
    const block = drawn(letter, hand)
    return [{ ...block, body: `<g transform="rotate(${turn} 16 0)">${block.body}</g>` }, x, y] as [typeof block, number, number]
  })
  const control = 'M0 4H96V0H110V4H206V11H110V16H96V11H0Z'
  return pile(
    drawing(210, 120, fill(inks.ink, control) + line(inks.ink, 2.5, strings)),
    ...letters,
    [drawn('STRINGS', { ink: inks.ink, height: 16, width: 17, stroke: 3.5, bend: 'round', gap: 16 }), 0, 104],
  )
}
