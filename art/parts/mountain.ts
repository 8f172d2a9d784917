import { type Point, polygon } from './svg.ts'

/** A summit and the height of the pass to its right. */
export type Peak = readonly [x: number, y: number, pass: number]

export type Mountain = {
  summit: Point
  /** Outline from the pass on the left up to the summit. */
  left: Point[]
  /** Outline from the summit down to the pass on the right. */
  right: Point[]
  /** Outlines of the lit and the shaded side, both from the summit down. */
  bright: Point[]
  dark: Point[]
  /** The edge between light and shade, from the summit down. */
  arete: Point[]
}

type Ground = { from: number; to: number; base: number; lightX: number; next: () => number }

/** A mountain between its neighbours; without a neighbour its slope runs to the end of the range. */
export const mountain = (before: Peak | undefined, peak: Peak, after: Peak | undefined, ground: Ground): Mountain => {
  const [x, y, pass] = peak
  const { from, to, base, lightX, next } = ground
  const left = crag([x, y], before ? passBetween(before, peak) : [from, base], next)
  const right = crag([x, y], after ? passBetween(peak, after) : [to, base], next)
  const [bright, dark] = x < lightX ? [right, left] : [left, right]
  const [footX, footY] = bright.at(-1) ?? peak
  const reach = Math.min(Math.abs(footX - x), (footY - y) * 1.6) * Math.sign(footX - x)
  const drop = Math.min(base, pass + (pass - y) * 0.3) - y
  const arete = areteSteps.map(([dx, dy]): Point => [x + reach * (dx + (next() - 0.5) * 0.08), y + drop * dy])
  return { summit: [x, y], left: left.toReversed(), right, bright, dark, arete: [[x, y], ...arete] }
}

const areteSteps: readonly Point[] = [
  [0.05, 0.16],
  [0.0, 0.3],
  [0.13, 0.46],
  [0.1, 0.62],
  [0.28, 0.8],
  [0.34, 1],
]

/** The pass is where slopes of equal steepness would meet. */
const passBetween = ([x, y, pass]: Peak, [nextX, nextY]: Peak): Point => {
  const share = (pass - y) / Math.max(1, pass - y + (pass - nextY))
  return [x + (nextX - x) * share, pass]
}

/** A broken slope from a summit down: steep at the top, with steps and short ledges, easing towards the foot. */
const crag = ([x1, y1]: Point, [x2, y2]: Point, next: () => number): Point[] => {
  const ledges = [0.1, 0.2, 0.33, 0.45, 0.6, 0.78]
  const points = ledges.map((along, i): Point => {
    const ledge = (i % 2 ? 0.055 : -0.04) * (0.4 + next())
    return [x1 + (x2 - x1) * (along + ledge * 0.4), y1 + (y2 - y1) * (1 - (1 - along) ** 1.35 - ledge)]
  })
  return [[x1, y1], ...points, [x2, y2]]
}

export const litFace = ({ bright, arete }: Mountain) => polygon([...bright, ...arete.slice(1).toReversed()])

/** A small lit spur on the shaded side. */
export const spur = ({ dark, bright, summit }: Mountain) => {
  const [x, y] = dark[3] ?? summit
  const drop = (dark.at(-1)?.[1] ?? y) - y
  const across = drop * Math.sign((bright.at(-1)?.[0] ?? x) - summit[0])
  return polygon(spurSteps.map(([dx, dy]) => [x + across * dx, y + drop * dy]))
}

const spurSteps: readonly Point[] = [
  [0, 0],
  [0.16, 0.34],
  [0.12, 0.55],
  [0.3, 0.95],
  [0.02, 0.6],
  [0.05, 0.36],
]
