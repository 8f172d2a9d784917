import { type Point, round } from './svg.ts'

/** Path data of a soft closed outline; it passes halfway between the points, so they pull it rather than pin it. */
export const closedCurve = (points: readonly Point[]) => {
  const start = middle(points.at(-1), points[0])
  return `M${pair(start)}${points.map((point, i) => `Q${pair(point)} ${pair(middle(point, points[i + 1] ?? points[0]))}`).join('')}Z`
}

/** Path data of a soft open line that starts at the first point and ends at the last. */
export const openCurve = (points: readonly Point[]) => {
  const last = points.length - 1
  const bends = points.slice(1, last).map((point, i) => {
    const next = points[i + 2]
    return `Q${pair(point)} ${pair(i + 2 === last && next ? next : middle(point, next))}`
  })
  return `M${pair(points[0] ?? [0, 0])}${bends.join('')}`
}

const middle = (a: Point = [0, 0], b: Point = a): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`
