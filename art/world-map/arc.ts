import type { Point } from './point.ts'

export type Arc = { from: Point; control: Point; to: Point }

/** Routes as on wall maps: they curve upwards, longer ones more, and leave at distinct angles. */
export const arcsBetween = (from: Point, ends: Point[]): Arc[] => {
  const routes = ends.map((to) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const lift = Math.atan(0.03 + 0.00078 * Math.abs(dx))
    const chord = Math.atan2(dy, dx)
    return { to, chord, length: Math.hypot(dx, dy), departure: chord + (dx < 0 ? lift : -lift) }
  })
  spreadApart(routes)
  return routes.map(({ to, chord, length, departure }) => {
    // The control point is above the middle of the chord, on the line of departure.
    const reach = length / 2 / Math.cos(departure - chord)
    const control = { x: from.x + reach * Math.cos(departure), y: from.y + reach * Math.sin(departure) }
    return { from, control, to }
  })
}

export const arcPath = ({ from, control, to }: Arc) => `M${rounded(from)}Q${rounded(control)} ${rounded(to)}`

/** Points along the arc, including its ends. */
export const alongArc = ({ from, control, to }: Arc, count: number): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    return { x: mix(from.x, control.x, to.x), y: mix(from.y, control.y, to.y) }
  })

/** Radians: nine degrees. */
const leastGap = Math.PI / 20

const spreadApart = (routes: { departure: number }[]) => {
  const around = routes.toSorted((a, b) => a.departure - b.departure)
  for (let round = 0; round < 20; round++) {
    for (const [index, next] of around.entries()) {
      const route = around[index - 1]
      const missing = route ? leastGap - (next.departure - route.departure) : 0
      if (!route || missing <= 0) continue
      route.departure -= missing / 2
      next.departure += missing / 2
    }
  }
}

const rounded = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`
