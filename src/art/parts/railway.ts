import { inks } from '../inks.ts'
import type { Place, Project } from './perspective.ts'
import { type Point, polygon, polyline, round, shape, stroke } from './svg.ts'

/** A place along the track, by its length from the near end, and how far it lies beyond the near rail. */
export type Track = (length: number, beyond?: number) => Place

/** A track along a cubic curve on the level, with even spacing. */
export const trackAlong = ([a, b, c, d]: readonly [Point, Point, Point, Point]): Track => {
  const bend = (t: number, axis: 0 | 1) =>
    a[axis] * (1 - t) ** 3 + 3 * b[axis] * t * (1 - t) ** 2 + 3 * c[axis] * t * t * (1 - t) + d[axis] * t ** 3
  const steps = Array.from({ length: 201 }, (_, i): Point => [bend(i / 200, 0), bend(i / 200, 1)])
  const lengths = steps.reduce<number[]>((sums, [x, y], i) => {
    const before = steps[i - 1]
    return [...sums, before ? (sums[i - 1] ?? 0) + Math.hypot(x - before[0], y - before[1]) : 0]
  }, [])
  return (length, beyond = 0) => {
    const i = Math.min(
      199,
      Math.max(0, lengths.findIndex((sum) => sum > length) - 1, length >= (lengths[200] ?? 0) ? 199 : 0),
    )
    const [p, q] = [steps[i] ?? a, steps[i + 1] ?? d]
    const step = (lengths[i + 1] ?? 1) - (lengths[i] ?? 0)
    const along = (length - (lengths[i] ?? 0)) / step
    const [dx, dy] = [(q[0] - p[0]) / step, (q[1] - p[1]) / step]
    return [p[0] + (q[0] - p[0]) * along - dy * beyond, p[1] + (q[1] - p[1]) * along + dx * beyond]
  }
}

const gauge = 34

type Trestle = {
  project: Project
  track: Track
  from: number
  to: number
  /** How far the ground lies under the rails. */
  drop: (length: number) => number
}

/** A timber trestle under the track, lit from the right. */
export const trestle = ({ project, track, from, to, drop }: Trestle) => {
  const bents = Array.from({ length: Math.floor((to - from) / 62) + 1 }, (_, i) => from + i * 62)
  const at = (length: number, beyond: number, up: number) => {
    const [x, away] = track(length, beyond)
    return project([x, away, up])
  }
  const splay = (down: number) => down * 0.18
  const line = (...points: Point[]) => polyline(points)
  const girts = [0.3, 0.62].map((share) => {
    const down = share * drop(from)
    return line(...bents.filter((length) => drop(length) > down).map((length) => at(length, -splay(down), -down)))
  })
  const far = bents.map((length) => line(at(length, gauge, 0), at(length, gauge + splay(drop(length)), -drop(length))))
  const braces = bents.flatMap((length) =>
    [
      [0, 0.3],
      [0.3, 0.62],
      [0.62, 1],
    ].map(([from = 0, to = 0]) => {
      const [high, low] = [from * drop(length), to * drop(length)]
      return line(at(length, -splay(high), -high), at(length, gauge + splay(low), -low))
    }),
  )
  const near = bents.map((length) => line(at(length, 0, 0), at(length, -splay(drop(length)), -drop(length))))
  return (
    stroke('#3d2a2b', 5, far.join('')) +
    stroke('#5a3a30', 4, braces.join('')) +
    stroke('#7d4c37', 6, near.join('')) +
    stroke('#c98a55', 2.4, near.join('')) +
    stroke('#a56a45', 4, girts.join(''))
  )
}

type Run = { project: Project; track: Track; from: number; to: number }

/** The deck that carries the rails. */
export const trackBed = ({ project, track, from, to }: Run) => {
  const lengths = Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24)
  const edge = (beyond: number, up: number) =>
    lengths.map((length) => {
      const [x, away] = track(length, beyond)
      return project([x, away, up])
    })
  return (
    shape('#5a3a30', polygon([...edge(-8, 0), ...edge(gauge + 8, 0).reverse()])) +
    shape('#c98a55', polygon([...edge(-8, 0), ...edge(-8, -10).reverse()])) +
    stroke(inks.paperShade, 1.5, polyline(edge(4, 1)) + polyline(edge(gauge - 4, 1)))
  )
}

type Train = { project: Project; track: Track; front: number; cars: number }

/** A train of red cars whose nose points to the near end of the track. */
export const train = ({ project, track, front, cars }: Train) => {
  const at = (length: number, up: number, beyond = 0) => {
    const [x, away] = track(length, beyond)
    return project([x, away, up])
  }
  const [carLength, gap, top] = [104, 6, 54]
  const spans = Array.from({ length: cars }, (_, i) => front + i * (carLength + gap)).reverse()
  const strip = (start: number, end: number, low: number, high: number, pieces = 4) => {
    const lengths = Array.from({ length: pieces + 1 }, (_, i) => i / pieces).map(
      (share) => start + (end - start) * share,
    )
    return polygon([...lengths.map((it) => at(it, low)), ...lengths.reverse().map((it) => at(it, high))])
  }
  return (
    shape('#3a1c1c', strip(front + 40, front + cars * (carLength + gap) - 20, 6, top - 6, 30)) +
    spans
      .map((start, i) => {
        const end = start + carLength
        const leads = i === cars - 1
        const lengths = [0, 0.25, 0.5, 0.75, 1].map(
          (share) => start + (leads ? 10 : 0) + (carLength - (leads ? 10 : 0)) * share,
        )
        const windows = Array.from({ length: 6 }, (_, w) => start + (leads ? 26 : 9) + w * (leads ? 12.6 : 15.2))
        const nose = leads
          ? polygon([
              at(start - 8, 4),
              at(start - 12, 24),
              at(start - 2, 33),
              at(start + 10, top - 2),
              at(start + 30, top),
              at(start + 30, 4),
            ])
          : ''
        return (
          shape('#241d24', strip(start + 6, end - 6, 0, 9)) +
          shape(inks.cedar, strip(start + (leads ? 14 : 0), end, 6, top)) +
          (leads ? shape(inks.cedar, nose) : '') +
          shape(
            '#d9623a',
            polygon([...lengths.map((it) => at(it, top)), ...lengths.reverse().map((it) => at(it, top + 4, gauge))]),
          ) +
          shape(inks.rust, strip(start, end, 6, 12)) +
          shape(inks.paper, strip(start - (leads ? 11 : 0), end, 18, 22)) +
          shape(inks.ink, strip(start + (leads ? 24 : 5), end - 5, 28, 45)) +
          shape('#f6d48f', windows.map((w) => strip(w, w + (leads ? 9 : 11.5), 29.5, 43.5, 1)).join('')) +
          (leads
            ? shape(
                inks.ink,
                polygon([at(start + 2, 34), at(start + 11, 48), at(start + 18, 48), at(start + 18, 34)]),
              ) + lamp(at(start - 11, 21))
            : '')
        )
      })
      .join('')
  )
}

const lamp = ([x, y]: Point) => `<circle cx="${round(x)}" cy="${round(y)}" r="6" fill="${inks.brass}"/>`
