import { type Point, round } from './svg.ts'

/** Path data of a soft closed outline; the points are control points, and the outline passes halfway between them. */
export const closedCurve = (points: readonly Point[]) => {
  const start = middle(points.at(-1), points[0])
  return `M${pair(start)}${points.map((point, i) => `Q${pair(point)} ${pair(middle(point, points[i + 1] ?? points[0]))}`).join('')}Z`
}

const middle = (a: Point = [0, 0], b: Point = a): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`
