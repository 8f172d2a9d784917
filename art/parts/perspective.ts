import { type Point, round } from './svg.ts'

type Eye = {
  /** Straight ahead of the eye. */
  x: number
  horizon: number
  /** Height of the eye over the ground, in units of the plate. */
  height: number
  /** How soon things shrink: at this depth they are half their size. */
  focal: number
}

/** A place in space: to the right, away from the viewer, up from the ground. The ground meets the eye's foot at depth 0. */
export type Place = readonly [right: number, away: number, up?: number]

export type Project = (place: Place) => Point

/** One-point perspective: where a place is seen on the plate. */
export const seenFrom =
  ({ x, horizon, height, focal }: Eye): Project =>
  ([right, away, up = 0]) => {
    const size = focal / (focal + away)
    return [x + right * size, horizon + (height - up) * size]
  }

/** Turns and moves places on the ground: what is drawn around 0, 0 comes to lie at `right`, `away`. */
export const laidAt = (project: Project, right: number, away: number, degrees = 0): Project => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return ([x, y, up = 0]) => project([right + x * cos - y * sin, away + x * sin + y * cos, up])
}

/** The places of a level circle. */
export const circle = (radius: number, up = 0, corners = 36): Place[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, up]
  })

/** A level disc in perspective. */
export const levelDisc = (ink: string, project: Project, radius: number, up = 0) => {
  const outline = circle(radius, up).map(project)
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return `<ellipse cx="${round((left + right) / 2)}" cy="${round((top + bottom) / 2)}" rx="${round((right - left) / 2)}" ry="${round((bottom - top) / 2)}" fill="${ink}"/>`
}
