import { random } from './random.ts'
import { type Point, polygon } from './svg.ts'

type Fir = { x: number; y: number; height: number; seed: number; tiers?: number; spread?: number }

/** Path data of one fir standing on `y`. */
export const fir = ({ x, y, height, seed, tiers = 7, spread = 0.36 }: Fir) => {
  const next = random(seed)
  const right: Point[] = []
  const left: Point[] = []
  for (let tier = 1; tier <= tiers; tier++) {
    const along = tier / tiers
    const boughs = height * spread * along ** 0.9
    const top = y - height
    right.push(
      [x + boughs * (0.42 + next() * 0.16), top + height * along * 0.95],
      [x + boughs * 0.2, top + height * along * 0.9],
    )
    left.unshift(
      [x - boughs * 0.2, top + height * along * 0.9],
      [x - boughs * (0.42 + next() * 0.16), top + height * along * 0.95],
    )
  }
  const trunk = height * 0.018
  return polygon([[x, y - height], ...right, [x + trunk, y], [x - trunk, y], ...left])
}

type Firs = {
  from: number
  to: number
  count: number
  /** Ground and tree height at a position along the stand, from 0 to 1. */
  ground: (along: number) => number
  height: (along: number) => number
  seed: number
  tiers?: number
  spread?: number
}

/** Path data of a stand of firs; trees vary in position and by a third in height. */
export const firs = ({ from, to, count, ground, height, seed, ...shape }: Firs) => {
  const next = random(seed)
  return Array.from({ length: count }, (_, i) => {
    const along = (i + next() * 0.7) / count
    const tall = height(along) * (0.8 + next() * 0.35)
    return fir({ x: from + (to - from) * along, y: ground(along), height: tall, seed: seed + i * 31, ...shape })
  }).join('')
}
