import { inks } from '../../src/ui/base/inks.ts'
import { disc, type Point, polygon, round, shape } from './svg.ts'

type Dividers = { hinge: Point; points: readonly [Point, Point]; width?: number }

/** A navigator's brass dividers lying on a chart, lit from the right. */
export const brassDividers = ({ hinge, points, width = 20 }: Dividers) => {
  const [left, right] = points
  const shadow = (tip: Point) => leg([hinge[0] - 20, hinge[1] + 22], [tip[0] - 1, tip[1]], width, -1, 1)
  return (
    `<g fill-opacity=".28">${shape(inks.ink, shadow(left) + shadow(right))}</g>` +
    shape('#a86f2a', leg(hinge, left, width, -1, 1)) +
    shape(inks.brass, leg(hinge, left, width, 0, 1)) +
    shape('#5b6c74', needle(hinge, left, width)) +
    shape('#c98f3c', leg(hinge, right, width, -1, 1)) +
    shape('#f9dd9b', leg(hinge, right, width, 0.1, 1)) +
    shape('#5b6c74', needle(hinge, right, width)) +
    disc('#8a5a22', hinge[0], hinge[1], width * 1.25) +
    disc(inks.brass, hinge[0] + 2, hinge[1] - 1, width * 1.12) +
    disc('#c98f3c', hinge[0], hinge[1], width * 0.62) +
    disc('#f9dd9b', hinge[0] + 2, hinge[1] - 2, width * 0.34)
  )
}

/** A tapering bar from the hinge most of the way to a tip; `from` and `to`, -1 to 1, select a lengthwise strip of it. */
const leg = (hinge: Point, tip: Point, width: number, from: number, to: number) => {
  const { at, across } = along(hinge, tip)
  const edge = (share: number, side: number, half: number): Point => {
    const [x, y] = at(share)
    return [x + across[0] * side * half, y + across[1] * side * half]
  }
  return polygon([
    edge(-0.04, from, width * 0.7),
    edge(0.08, from, width * 0.55),
    edge(0.62, from, width * 0.44),
    edge(0.68, from, width * 0.24),
    edge(0.84, from, width * 0.2),
    edge(0.84, to, width * 0.2),
    edge(0.68, to, width * 0.24),
    edge(0.62, to, width * 0.44),
    edge(0.08, to, width * 0.55),
    edge(-0.04, to, width * 0.7),
  ])
}

const needle = (hinge: Point, tip: Point, width: number) => {
  const { at, across } = along(hinge, tip)
  const [x, y] = at(0.83)
  const half = width * 0.16
  return `M${round(x + across[0] * half)} ${round(y + across[1] * half)}L${tip[0]} ${tip[1]} ${round(x - across[0] * half)} ${round(y - across[1] * half)}Z`
}

const along = ([x1, y1]: Point, [x2, y2]: Point) => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const side = x2 - x1 < 0 ? -1 : 1
  return {
    at: (share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share],
    across: [(-(y2 - y1) / length) * -1, ((x2 - x1) / length) * -1 * (side / side)] as const,
  }
}
