import { random } from '../random.ts'
import { type Point, polygon, shape } from './svg.ts'

/** A summit and the height of the pass to its right. */
export type Peak = readonly [x: number, y: number, pass: number]

/** Peaks written one after the other: `'40 545 590, 240 565 595'`. */
export const peaksFrom = (list: string): Peak[] =>
  list.split(',').map((triple) => {
    const [x = 0, y = 0, pass = 0] = triple.trim().split(/\s+/).map(Number)
    return [x, y, pass]
  })

type Range = {
  /** Left and right ends; start and end beyond the plate to hide the slopes' feet. */
  from: number
  to: number
  /** Where the range stands: usually the waterline. */
  base: number
  peaks: readonly Peak[]
  seed: number
  inks: { shade: string; lit: string; snow?: string; snowShade?: string }
  /** How far down the snow reaches, as a share of the summit's height over its pass. */
  snowLine?: number
  /** Where the light stands; without it, far to the right. */
  lightX?: number
}

/** A mountain range with a lit face on every peak, and snow if there is an ink for it. */
export const range = ({ from, to, base, peaks, seed, inks, snowLine = 0.36, lightX = to }: Range) => {
  const next = random(seed)
  const ground = { from, to, base, lightX, next }
  const mountains = peaks.map((peak, i) => mountain(peaks[i - 1], peak, peaks[i + 1], ground))
  const outline: Point[] = [[from, base], ...mountains.flatMap(({ left, right }) => [...left, ...right]), [to, base]]
  const caps = mountains.map((it) => snowCap(it, snowLine))
  return (
    shape(inks.shade, polygon(outline)) +
    shape(inks.lit, mountains.map((it) => litFace(it) + spur(it)).join('')) +
    (inks.snowShade ? shape(inks.snowShade, caps.map(({ shaded }) => polygon(shaded)).join('')) : '') +
    (inks.snow ? shape(inks.snow, caps.map(({ lit }) => polygon(lit)).join('')) : '')
  )
}

type Mountain = {
  summit: Point
  /** Outline from the pass on the left up to the summit. */
  left: Point[]
  /** Outline from the summit down to the pass on the right. */
  right: Point[]
  /** The outline of the lit side and of the shaded one, both from the summit down. */
  bright: Point[]
  dark: Point[]
  /** The edge between shade and light, from the summit down. */
  arete: Point[]
}

type Ground = Pick<Range, 'from' | 'to' | 'base'> & { lightX: number; next: () => number }

const mountain = (before: Peak | undefined, peak: Peak, after: Peak | undefined, ground: Ground): Mountain => {
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

/** The pass lies where slopes of the same steepness would meet. */
const passBetween = ([x, y, pass]: Peak, [nextX, nextY]: Peak): Point => {
  const share = (pass - y) / Math.max(1, pass - y + (pass - nextY))
  return [x + (nextX - x) * share, pass]
}

/** Broken ground from a summit down: steep at the top, steps and short ledges, easing toward the foot. */
const crag = ([x1, y1]: Point, [x2, y2]: Point, next: () => number): Point[] => {
  const ledges = [0.1, 0.2, 0.33, 0.45, 0.6, 0.78]
  const points = ledges.map((along, i): Point => {
    const ledge = (i % 2 ? 0.055 : -0.04) * (0.4 + next())
    return [x1 + (x2 - x1) * (along + ledge * 0.4), y1 + (y2 - y1) * (1 - (1 - along) ** 1.35 - ledge)]
  })
  return [[x1, y1], ...points, [x2, y2]]
}

const litFace = ({ bright, arete }: Mountain) => polygon([...bright, ...arete.slice(1).toReversed()])

/** A small lit shoulder on the shaded side, where a rib turns to the light. */
const spur = ({ dark, bright, summit }: Mountain) => {
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

const snowCap = ({ bright, dark, summit, arete }: Mountain, line: number) => {
  const y = summit[1]
  const depth = line * Math.min(...[bright, dark].map((side) => (side.at(-1)?.[1] ?? y) - y))
  const [upper, lower] = [arete[1] ?? summit, arete[2] ?? summit]
  const middle: Point = [lower[0], y + depth * 1.25]
  const darkEdge = pointAt(dark, y + depth * 0.8)
  const brightEdge = pointAt(bright, y + depth)
  const above = (side: Point[], edge: Point) => side.filter(([, height]) => height < edge[1])
  return {
    shaded: [...above(dark, darkEdge), darkEdge, ...teeth(darkEdge, middle, depth), middle, upper],
    lit: [...above(bright, brightEdge), brightEdge, ...teeth(brightEdge, middle, depth), middle, upper],
  }
}

/** The ragged lower edge of the snow. */
const teeth = ([x1, y1]: Point, [x2, y2]: Point, depth: number): Point[] =>
  [0.28, 0.52, 0.74].map((along, i) => [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along + depth * (i % 2 ? 0.2 : -0.26)])

/** Where an outline that only descends crosses a height. */
const pointAt = (outline: readonly Point[], height: number): Point => {
  const below = outline.findIndex(([, y]) => y >= height)
  const [a, b] = [outline[Math.max(0, below - 1)], outline[Math.max(0, below)]]
  if (!a || !b || a[1] === b[1]) return a ?? [0, height]
  return [a[0] + ((b[0] - a[0]) * (height - a[1])) / (b[1] - a[1]), height]
}
