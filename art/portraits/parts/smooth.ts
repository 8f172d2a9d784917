/** A point on the sheet. Corners stay sharp. */
export type Point = { x: number; y: number; corner?: boolean }

/** Path data of a closed shape whose smooth outline passes through the points. */
export const smoothShape = (points: readonly Point[]) =>
  `${spans(points.length, (index) => points.at(index % points.length) as Point)}Z`

/** Path data of a smooth, open line through the points. */
export const smoothLine = (points: readonly Point[]) =>
  spans(points.length - 1, (index) => points[Math.max(0, Math.min(index, points.length - 1))] as Point)

const spans = (count: number, at: (index: number) => Point) =>
  Array.from({ length: count }, (_, i) => span(at(i - 1), at(i), at(i + 1), at(i + 2))).reduce(
    (path, next) => path + next,
    `M${pair(at(0).x, at(0).y)}`,
  )

/** A Bézier span from b to c, with handles as in a Catmull-Rom spline. */
const span = (a: Point, b: Point, c: Point, d: Point) => {
  if (b.corner && c.corner) return `L${pair(c.x, c.y)}`
  const reach = Math.hypot(c.x - b.x, c.y - b.y) / 2.8
  // Half units do not show in the handles of long spans; whole ones keep the file smaller.
  const step = reach > 5 ? 1 : 0.5
  return `C${pair(...handle(b, a, c, reach), step)} ${pair(...handle(c, d, b, reach), step)} ${pair(c.x, c.y)}`
}

const handle = (from: Point, before: Point, after: Point, reach: number): [number, number] => {
  const start = from.corner ? from : before
  const [dx, dy] = [after.x - start.x, after.y - start.y]
  const scale = ((from.corner ? 0.7 : 1) * reach) / (Math.hypot(dx, dy) || 1)
  return [from.x + dx * scale, from.y + dy * scale]
}

const pair = (x: number, y: number, step = 0.5) => `${Math.round(x / step) * step} ${Math.round(y / step) * step}`
