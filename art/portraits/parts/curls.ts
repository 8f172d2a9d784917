import type { Point } from './smooth.ts'

/** A closed shape whose edge is a row of curls, `size` across; the outline runs anticlockwise. */
export const curls = (ink: string, outline: readonly Point[], size: number) => {
  const stops = outline.flatMap(({ x, y }, i) => {
    const next = outline[(i + 1) % outline.length] as Point
    const count = Math.max(1, Math.round(Math.hypot(next.x - x, next.y - y) / size))
    return Array.from({ length: count }, (_, k) => [x + ((next.x - x) * k) / count, y + ((next.y - y) * k) / count])
  })
  const [start, ...rest] = [...stops, ...stops.slice(0, 1)].map((stop) => stop.map(Math.round).join(' '))
  const radius = Math.round(size * 5.4) / 10
  return `<path fill="${ink}" d="M${start}${rest.map((stop) => `A${radius} ${radius} 0 0 0 ${stop}`).join('')}Z"/>`
}
