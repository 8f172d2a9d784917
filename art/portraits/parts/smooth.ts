/** A place on the sheet. A corner is not rounded. */
export type Point = { x: number; y: number; corner?: boolean }

/** Path data of a closed shape with a smooth outline through the points. */
export const closed = (through: readonly Point[]) =>
  `${spans(through.length, (index) => through.at(index % through.length) as Point)}Z`

/** Path data of an open, smooth line through the points. */
export const open = (through: readonly Point[]) =>
  spans(through.length - 1, (index) => through[Math.max(0, Math.min(index, through.length - 1))] as Point)

const spans = (count: number, at: (index: number) => Point) =>
  Array.from({ length: count }, (_, i) => span(at(i - 1), at(i), at(i + 1), at(i + 2))).reduce(
    (path, next) => path + next,
    `M${pair(at(0).x, at(0).y)}`,
  )

/** A Bezier span from b to c with handles parallel to their neighbours' chords, as in a Catmull-Rom spline. */
const span = (a: Point, b: Point, c: Point, d: Point) => {
  if (b.corner && c.corner) return `L${pair(c.x, c.y)}`
  const reach = Math.hypot(c.x - b.x, c.y - b.y) / 2.8
  // Handles of long spans do not show halves, and a file is shorter without them.
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
