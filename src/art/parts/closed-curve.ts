import type { Point } from './svg.ts'

/** Path data of a closed soft outline that passes halfway between its points. */
export const closedCurve = (points: readonly Point[]) => {
  const halfway = points.map(([x, y], i): Point => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)]
  })
  const bends = points.map(([x, y], i) => `Q${Math.round(x)} ${Math.round(y)} ${halfway[i]?.join(' ')}`)
  return `M${halfway.at(-1)?.join(' ')}${bends.join('')}Z`
}
