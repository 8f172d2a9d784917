import { round } from '../parts/svg.ts'
import type { Block } from './block.ts'

export type Hand = {
  ink: string
  /** Cap height, from outer edge to outer edge. */
  height: number
  /** Width of a letter such as H, from outer edge to outer edge. */
  width: number
  stroke: number
  /** How bends are drawn; square unless told. */
  bend?: 'round' | 'cut' | 'square'
  /** Size of a bend; as large as the letter allows unless told. */
  radius?: number
  ends?: 'square' | 'round'
  /** Length of slab serifs on either side of a stem. */
  slab?: number
  /** Between the outer edges of neighbours. */
  gap: number
  /** Added to the gap before a letter, by pair: `{ LT: -4 }`. */
  kern?: Record<string, number>
}

/** Capitals built from strokes on a grid: the third voice on the wall beside Fraunces and Figtree. */
export const drawn = (text: string, hand: Hand): Block => {
  const { ink, height, stroke, ends = 'square', slab = 0, gap, kern = {} } = hand
  const margin = stroke / 2 + slab
  let pen = margin
  let d = ''
  for (const [index, letter] of [...text].entries()) {
    const [share, strokes] = skeletons[letter] ?? unknown(letter)
    pen += kern[(text[index - 1] ?? '') + letter] ?? 0
    const width = share * (hand.width - stroke)
    for (const points of strokes.split('/')) d += path(points.trim().split(' '), pen, width, hand)
    pen += width + stroke + gap
  }
  // The limit mitres right angles and flattens sharper ones, so that the points of M, N and V stay on the line.
  const join = ends === 'round' ? 'stroke-linejoin="round"' : 'stroke-miterlimit="1.5"'
  const body = `<path fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linecap="${ends}" ${join} d="${d}"/>`
  return { width: pen - gap - stroke + margin, height, body }
}

/** Letters as wide as it takes for the line to be as wide as its neighbours. */
export const justified = (text: string, hand: Omit<Hand, 'width'>, total: number): Block => {
  const [narrow, wide] = [drawn(text, { ...hand, width: 20 }).width, drawn(text, { ...hand, width: 30 }).width]
  return drawn(text, { ...hand, width: 20 + ((total - narrow) / (wide - narrow)) * 10 })
}

/** Share of the letter width, then strokes on a grid of 8 by 8; `~` marks a bend, `^` a diagonal's end
 * that stays within its stem, `!` an open end that leaves room for the next turn; `z` closes. */
const skeletons: Record<string, [number, string]> = {
  A: [1, '08 ~00 ~80 88/05 85'],
  B: [1, '04 00 ~70 ~74 04 08 ~88 ~84 04'],
  C: [1, '!82 ~80 ~00 ~08 ~88 !86'],
  D: [1, '00 ~80 ~88 08 z'],
  E: [0.85, '80 00 08 88/04 74'],
  F: [0.85, '80 00 08/04 74'],
  G: [1, '!82 ~80 ~00 ~08 ~88 85 65'],
  H: [1, '00 08/80 88/04 84'],
  I: [0, '00 08'],
  J: [0.85, '80 ~88 ~08 06'],
  K: [1, '00 08/80 81 04 87 88'],
  L: [0.8, '00 08 88'],
  M: [1.3, '08 00/^00 45 ^80/80 88'],
  N: [1.05, '08 00/^00 ^88/88 80'],
  O: [1, '~00 ~80 ~88 ~08 z'],
  P: [1, '08 00 ~80 ~85 05'],
  Q: [1, '~00 ~80 ~88 ~08 z/55 88'],
  R: [1, '08 00 ~80 ~84 04/34 87 88'],
  S: [1, '!82 ~80 ~00 ~04 ~84 ~88 ~08 !06'],
  T: [1, '00 80/40 48'],
  U: [1, '00 ~08 ~88 80'],
  V: [1, '00 03 48 83 80'],
  W: [1.3, '00 08/^08 43 ^88/88 80'],
  X: [1, '00 01 87 88/80 81 07 08'],
  Y: [1, '00 02 45 82 80/45 48'],
  Z: [1, '00 80 08 88'],
  ' ': [0.5, ''],
}

const unknown = (letter: string): never => {
  throw new Error(`no drawn letter ${letter}`)
}

const path = (tokens: string[], left: number, width: number, { height, stroke, bend, radius, slab = 0 }: Hand) => {
  const closed = tokens.at(-1) === 'z'
  const points = (closed ? tokens.slice(0, -1) : tokens).filter(Boolean).map((token) => {
    const [x, y] = token.replace(/[~^!]/, '').split('').map(Number) as [number, number]
    const [inX, inY] = insets[token[0] ?? ''] ?? [0, 0]
    return {
      x: left + (x / 8) * width + (x < 4 ? inX : -inX) * stroke,
      y: stroke / 2 + (y / 8) * (height - stroke) + (y < 4 ? inY : -inY) * stroke,
      soft: token.startsWith('~'),
    }
  })
  let d = ''
  for (const [index, { x, y, soft }] of points.entries()) {
    const before = points[index - 1] ?? (closed ? points.at(-1) : undefined)
    const after = points[index + 1] ?? (closed ? points[0] : undefined)
    const command = d === '' ? 'M' : 'L'
    if (!soft || !before || !after || bend === undefined || bend === 'square') {
      d += `${command}${at(x, y)}`
      continue
    }
    const room = Math.min(
      ...[before, after].map((other) => Math.hypot(other.x - x, other.y - y) / (other.soft ? 2 : 1)),
    )
    const size = Math.min(radius ?? room, room)
    const [enter, leave] = [toward({ x, y }, before, size), toward({ x, y }, after, size)]
    d += `${command}${at(enter.x, enter.y)}`
    if (bend === 'cut') {
      d += `L${at(leave.x, leave.y)}`
      continue
    }
    const turn = (x - before.x) * (after.y - y) - (y - before.y) * (after.x - x)
    d += `A${round(size)} ${round(size)} 0 0 ${turn > 0 ? 1 : 0} ${at(leave.x, leave.y)}`
  }
  if (closed) d += 'Z'
  return slab === 0 ? d : d + serifs(points, closed, slab, [stroke / 2, height - stroke / 2])
}

/** How far, in strokes, a marked point is moved toward the letter's middle. */
const insets: Record<string, [x: number, y: number]> = { '^': [0.3, 0.3], '!': [0, -0.35] }

type Point = { x: number; y: number; soft: boolean }

const serifs = (points: Point[], closed: boolean, slab: number, lines: number[]) =>
  points
    .filter(({ soft, x, y }, index) => {
      const neighbours = [points[index - 1] ?? (closed && points.at(-1)), points[index + 1] ?? (closed && points[0])]
      return !soft && lines.includes(y) && neighbours.some((other) => other && other.x === x && other.y !== y)
    })
    .map(({ x, y }) => `M${at(x - slab, y)}L${at(x + slab, y)}`)
    .join('')

const toward = (from: { x: number; y: number }, to: { x: number; y: number }, distance: number) => {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const at = (x: number, y: number) => `${round(x)} ${round(y)}`
