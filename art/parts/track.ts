import { inks } from '../../src/ui/base/inks.ts'
import type { Place, Project } from './perspective.ts'
import { type Point, polygon, polyline, shape, stroke } from './svg.ts'

/** A point on the track, by its distance from the near end and beyond the near rail. */
export type Track = (length: number, beyond?: number) => Place

/** A point on or above the track, projected onto the plate. */
export type OnTrack = (length: number, up: number, beyond?: number) => Point

export const gauge = 34

/** A level track along a cubic curve, measured by length. */
export const trackAlong = ([a, b, c, d]: readonly [Point, Point, Point, Point]): Track => {
  const bend = (t: number, axis: 0 | 1) =>
    a[axis] * (1 - t) ** 3 + 3 * b[axis] * t * (1 - t) ** 2 + 3 * c[axis] * t * t * (1 - t) + d[axis] * t ** 3
  const pieces = 200
  const ties = Array.from({ length: pieces + 1 }, (_, i): Point => [bend(i / pieces, 0), bend(i / pieces, 1)])
  const steps = ties.map(([x, y], i) => {
    const [fromX, fromY] = ties[i - 1] ?? [x, y]
    return Math.hypot(x - fromX, y - fromY)
  })
  const lengths = steps.map((_, i) => steps.slice(0, i + 1).reduce((sum, step) => sum + step, 0))
  return (length, beyond = 0) => {
    const past = lengths.findIndex((sum) => sum > length)
    const i = past < 0 ? pieces - 1 : Math.max(0, past - 1)
    const [[x, y], [nextX, nextY]] = [ties[i] ?? a, ties[i + 1] ?? d]
    const start = lengths[i] ?? 0
    const step = (lengths[i + 1] ?? start + 1) - start
    const [alongX, alongY] = [(nextX - x) / step, (nextY - y) / step]
    const along = length - start
    return [x + alongX * along - alongY * beyond, y + alongY * along + alongX * beyond]
  }
}

export const onTrack =
  (project: Project, track: Track): OnTrack =>
  (length, up, beyond = 0) => {
    const [x, away] = track(length, beyond)
    return project([x, away, up])
  }

/** The deck that carries the rails. */
export const trackBed = (at: OnTrack, from: number, to: number) => {
  const lengths = Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24)
  const edge = (beyond: number, up: number) => lengths.map((length) => at(length, up, beyond))
  return (
    shape('#5a3a30', polygon([...edge(-8, 0), ...edge(gauge + 8, 0).reverse()])) +
    shape('#c98a55', polygon([...edge(-8, 0), ...edge(-8, -10).reverse()])) +
    stroke(inks.paperShade, 1.5, polyline(edge(4, 1)) + polyline(edge(gauge - 4, 1)))
  )
}
