import { random } from './random.ts'
import { type Point, polygon, shape } from './svg.ts'

type Maple = {
  x: number
  y: number
  height: number
  seed: number
  inks: { trunk: string; shade: string; middle: string; lit: string }
}

/** A broad-leaved tree in autumn colours, standing on `y`; every lobe of its crown is lit from the right. */
export const maple = ({ x, y, height, seed, inks }: Maple) => {
  const next = random(seed)
  const crown = lobes.map(([across, up, size]) => {
    const centre: Point = [x + across * height * 0.3, y - height * (0.66 + up * 0.22)]
    const radius = height * size
    return (
      shape(inks.shade, clump(centre, radius, next)) +
      shape(inks.lit, clump(moved(centre, radius * 0.12), radius * 0.84, next)) +
      shape(inks.middle, clump(moved(centre, -radius * 0.02), radius * 0.78, next))
    )
  })
  return shape(inks.trunk, trunk([x, y], height)) + crown.join('')
}

/** The crown's lobes, the farthest first: offset across, offset up, and size as a share of the tree's height. */
const lobes = [
  [0.05, 0.98, 0.15],
  [-0.5, 0.72, 0.16],
  [0.55, 0.66, 0.16],
  [-0.9, 0.14, 0.14],
  [0.92, 0.08, 0.14],
  [0.02, 0.36, 0.18],
  [-0.6, -0.46, 0.15],
  [0.62, -0.46, 0.15],
  [0, -0.5, 0.17],
] as const

const moved = ([x, y]: Point, by: number): Point => [x + by, y - by * 0.8]

/** A clump of leaves; the points of its ragged edge stay small on a tall tree. */
const clump = ([x, y]: Point, radius: number, next: () => number) => {
  const count = Math.max(18, Math.round(radius / 5.6) * 2)
  const depth = 1.62 / count
  return polygon(
    Array.from({ length: count }, (_, i): Point => {
      const angle = (i / count) * Math.PI * 2
      const reach = radius * (0.99 + (i % 2 ? -depth : depth)) * (0.96 + next() * 0.08)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.88]
    }),
  )
}

const trunk = ([x, y]: Point, height: number) => {
  const half = height * 0.03
  return polygon([
    [x - half * 1.7, y],
    [x - half, y - height * 0.2],
    [x - half * 0.8, y - height * 0.4],
    [x - height * 0.14, y - height * 0.58],
    [x, y - height * 0.5],
    [x + height * 0.14, y - height * 0.58],
    [x + half * 0.9, y - height * 0.4],
    [x + half * 1.1, y - height * 0.18],
    [x + half * 1.8, y],
  ])
}
