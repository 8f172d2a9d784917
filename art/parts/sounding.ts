import { type Point, place, round, stroke } from './svg.ts'

/** Depths on a chart, each centred on its point; digits are single strokes, 10 high at scale 1. */
export const soundings = (depths: readonly (readonly [depth: number, at: Point])[], scale: number, ink: string) =>
  place(0, 0, scale, stroke(ink, 1.1, depths.map(([depth, [x, y]]) => numeral(depth, x / scale, y / scale)).join('')))

const numeral = (depth: number, x: number, y: number) => {
  const digits = [...String(depth)]
  return digits
    .map((digit, i) => `M${round(x + i * 8 - digits.length * 4 + 1)} ${round(y + 5)}${strokes[digit] ?? ''}`)
    .join('')
}

/** Each digit starts at the lower left of a 6 by 10 box. */
const strokes: Record<string, string> = {
  0: 'm3 0q-3 0-3-5t3-5 3 5-3 5Z',
  1: 'm1 0h4m-2 0v-10l-2 2',
  2: 'm6 0h-6l5-5q1-1 1-2.5 0-2.5-3-2.5t-3 2.5',
  3: 'm0-2q.5 2 3 2t3-2.7q0-2.3-3.5-2.3 3 0 3-2.5 0-2.5-2.5-2.5t-2.8 1.8',
  4: 'm4.5 0v-10l-4.5 7h6',
  5: 'm0-1.5q.5 1.5 3 1.5t3-3-3-3q-2 0-2.7 1l.7-5h4.5',
  6: 'm5.5-9q-1-1-2.5-1-3 0-3 6.5 0 3.5 3 3.5t3-3-3-3-3 3',
  7: 'm1.5 0 4.5-10h-6',
  8: 'm3 0q-3 0-3-2.7t3-2.7 3 2.7-3 2.7Zm0-5.4q-2.5 0-2.5-2.3t2.5-2.3 2.5 2.3-2.5 2.3Z',
  9: 'm.5-1q1 1 2.5 1 3 0 3-6.5 0-3.5-3-3.5t-3 3 3 3 3-3',
}
