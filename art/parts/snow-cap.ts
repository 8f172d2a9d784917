import type { Mountain } from './mountain.ts'
import type { Point } from './svg.ts'

/** Two pieces of snow on either side of the arête; `line` is how far down they reach, as a share of the height. */
export const snowCap = ({ bright, dark, summit, arete }: Mountain, line: number) => {
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

/** Where a descending outline crosses a height. */
const pointAt = (outline: readonly Point[], height: number): Point => {
  const below = outline.findIndex(([, y]) => y >= height)
  const [a, b] = [outline[Math.max(0, below - 1)], outline[Math.max(0, below)]]
  if (!a || !b || a[1] === b[1]) return a ?? [0, height]
  return [a[0] + ((b[0] - a[0]) * (height - a[1])) / (b[1] - a[1]), height]
}
