import { type Point, round } from './svg.ts'

type Eye = {
  /** The vanishing point's x. */
  x: number
  horizon: number
  /** Height of the eye above the ground, in units of the plate. */
  height: number
  /** The depth at which things appear at half their size. */
  focal: number
}

/** A point in space: to the right, away from the viewer, up from the ground. Depth 0 is at the viewer. */
export type Place = readonly [right: number, away: number, up?: number]

export type Project = (place: Place) => Point

/** One-point perspective: projects a point in space onto the plate. */
export const seenFrom =
  ({ x, horizon, height, focal }: Eye): Project =>
  ([right, away, up = 0]) => {
    const size = focal / (focal + away)
    return [x + right * size, horizon + (height - up) * size]
  }

/** Rotates and moves along the ground: things drawn around 0, 0 appear at `right`, `away`. */
export const laidAt = (project: Project, right: number, away: number, degrees = 0): Project => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return ([x, y, up = 0]) => project([right + x * cos - y * sin, away + x * sin + y * cos, up])
}

/** Points on a horizontal circle. */
export const circle = (radius: number, up = 0, corners = 36): Place[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, up]
  })

/** A horizontal disc in perspective. */
export const levelDisc = (ink: string, project: Project, radius: number, up = 0) => {
  const outline = circle(radius, up).map(project)
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return `<ellipse cx="${round((left + right) / 2)}" cy="${round((top + bottom) / 2)}" rx="${round((right - left) / 2)}" ry="${round((bottom - top) / 2)}" fill="${ink}"/>`
}
