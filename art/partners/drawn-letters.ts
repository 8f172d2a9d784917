import { round } from '../parts/svg.ts'
import { type Block, drawing } from './block.ts'
import { insets, skeletons } from './skeletons.ts'

export type Hand = {
  ink: string
  /** Cap height, from outer edge to outer edge. */
  height: number
  /** Width of a letter such as H, from outer edge to outer edge. */
  width: number
  stroke: number
  /** How bends are drawn; default: square. */
  bend?: 'round' | 'cut'
  /** Size of a bend; default: as large as the letter allows. */
  radius?: number
  ends?: 'square' | 'round'
  /** Length of slab serifs on either side of a stem. */
  slab?: number
  /** Distance between the outer edges of neighbours. */
  gap: number
}

/** Capitals built from strokes on a grid: the third typeface of the logos, beside Fraunces and Figtree. */
export const drawn = (text: string, hand: Hand): Block => {
  const { ink, height, stroke, ends = 'square', slab = 0, gap } = hand
  const margin = stroke / 2 + slab
  let pen = margin
  let d = ''
  for (const letter of text) {
    const skeleton = skeletons[letter]
    if (!skeleton) throw new Error(`no skeleton for '${letter}'`)
    const [share, strokes] = skeleton
    const width = share * (hand.width - stroke)
    for (const tokens of strokes.split('/')) d += path(tokens.split(' '), pen, width, hand)
    pen += width + stroke + gap
  }
  // The limit mitres right angles and flattens sharper ones, so that the points of M, N and V stay within the cap height.
  const join = ends === 'round' ? 'stroke-linejoin="round"' : 'stroke-miterlimit="1.5"'
  const body = `<path fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linecap="${ends}" ${join} d="${d}"/>`
  return drawing(pen - gap - stroke + margin, height, body)
}

/** Letters widened so that the line is as wide as its neighbours. */
export const justified = (text: string, hand: Omit<Hand, 'width'>, total: number): Block => {
  const [narrow, wide] = [drawn(text, { ...hand, width: 20 }).width, drawn(text, { ...hand, width: 30 }).width]
  return drawn(text, { ...hand, width: 20 + ((total - narrow) / (wide - narrow)) * 10 })
}

type Point = { x: number; y: number; soft?: boolean }

const path = (tokens: string[], left: number, width: number, hand: Hand) => {
  const closed = tokens.at(-1) === 'z'
  const points = tokens.filter((token) => /\d/.test(token)).map((token) => onGrid(token, left, width, hand))
  const before = (index: number) => points[index - 1] ?? (closed ? points.at(-1) : undefined)
  const after = (index: number) => points[index + 1] ?? (closed ? points[0] : undefined)
  const steps = points.map((point, index) => bent(point, before(index), after(index), hand))
  const serifs = points.map((point, index) => serif(point, [before(index), after(index)], hand))
  return steps.length === 0 ? '' : `M${steps.join('L')}${closed ? 'Z' : ''}${serifs.join('')}`
}

const onGrid = (token: string, left: number, width: number, { height, stroke }: Hand): Point => {
  const [x, y] = token.slice(-2).split('').map(Number) as [number, number]
  const [inX, inY] = insets[token.charAt(0)] ?? [0, 0]
  return {
    x: left + (x / 8) * width + (x < 4 ? inX : -inX) * stroke,
    y: stroke / 2 + (y / 8) * (height - stroke) + (y < 4 ? inY : -inY) * stroke,
    soft: token.startsWith('~'),
  }
}

/** A corner, sharp or bent. */
const bent = (point: Point, before: Point | undefined, after: Point | undefined, { bend, radius }: Hand) => {
  if (!point.soft || !before || !after || !bend) return at(point)
  // Two bends share the stretch between them.
  const room = [before, after].map((other) => Math.hypot(other.x - point.x, other.y - point.y) / (other.soft ? 2 : 1))
  const size = Math.min(radius ?? Number.POSITIVE_INFINITY, ...room)
  const [enter, leave] = [at(toward(point, before, size)), at(toward(point, after, size))]
  if (bend === 'cut') return `${enter}L${leave}`
  const turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
  return `${enter}A${round(size)} ${round(size)} 0 0 ${turn > 0 ? 1 : 0} ${leave}`
}

/** Serifs, where a stem meets the baseline or the cap line. */
const serif = ({ x, y, soft }: Point, neighbours: (Point | undefined)[], { height, stroke, slab }: Hand) => {
  const onLine = y === stroke / 2 || y === height - stroke / 2
  const stem = neighbours.some((other) => other && other.x === x && other.y !== y)
  return slab && !soft && onLine && stem ? `M${at({ x: x - slab, y })}L${at({ x: x + slab, y })}` : ''
}

const toward = (from: Point, to: Point, distance: number): Point => {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`
