import { type Point, round, shape } from './svg.ts'

/**
 * Land with a soft skyline, closed along `bottom`. The points are control points: the skyline passes halfway between
 * them, but starts and ends exactly at the first and the last.
 */
export const headland = (ink: string, points: readonly Point[], bottom: number) => {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.slice(0, -1).map(([x, y], i) => {
    const [nextX, nextY] = rest[i + 1] ?? [x, y]
    const last = i === rest.length - 2
    return `Q${round(x)} ${round(y)} ${round(last ? nextX : (x + nextX) / 2)} ${round(last ? nextY : (y + nextY) / 2)}`
  })
  return shape(ink, `M${round(first[0])} ${bottom}V${round(first[1])}${bends.join('')}V${bottom}Z`)
}
