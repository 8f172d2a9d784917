import { type Point, place, polygon, shape, stroke } from './svg.ts'

type CompassRose = { x: number; y: number; radius: number; ink: string; paper: string; accent: string }

/** A compass rose: a ring of degrees, eight points half in ink, and a north mark. */
export const compassRose = ({ x, y, radius, ink, paper, accent }: CompassRose) => {
  const at = (degrees: number, share: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [Math.sin(angle) * radius * share, -Math.cos(angle) * radius * share]
  }
  const half = (degrees: number, length: number, side: 1 | -1) =>
    polygon([[0, 0], at(degrees, length), at(degrees + side * 22.5, length * 0.26)])
  const points = (from: number, length: number, side: 1 | -1) =>
    [0, 90, 180, 270].map((degrees) => half(from + degrees, length, side)).join('')
  const ticks = (every: number, inner: number) =>
    Array.from({ length: 360 / every }, (_, i) => `M${pair(at(i * every, inner))}L${pair(at(i * every, 0.98))}`).join(
      '',
    )
  return place(
    x,
    y,
    1,
    stroke(accent, 1.5, ticks(5, 0.93) + ring(radius * 0.98) + ring(radius * 0.62)) +
      stroke(accent, 3, ticks(30, 0.88)) +
      shape(paper, points(45, 0.6, 1)) +
      shape(accent, points(45, 0.6, -1)) +
      shape(paper, points(0, 0.84, 1)) +
      shape(ink, points(0, 0.84, -1)) +
      stroke(ink, 1.5, points(0, 0.84, 1) + points(45, 0.6, 1)) +
      shape(accent, polygon([at(0, 1.22), at(7, 1.04), at(0, 1.09), at(-7, 1.04)])),
  )
}

const pair = (point: Point) => point.map(Math.round).join(' ')

const ring = (radius: number) => {
  const r = Math.round(radius)
  return `M0 ${-r}a${r} ${r} 0 1 1-.1 0Z`
}
