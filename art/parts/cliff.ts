import { random } from './random.ts'
import { type Point, polygon, shape } from './svg.ts'

type Cliff = {
  /** The brink, from left to right. */
  brink: readonly Point[]
  /** The waterline. */
  base: number
  /** Width of one buttress. */
  grain: number
  seed: number
  inks: { shade: string; lit: string; foot: string }
}

/** A rocky shore of buttresses, each with a wedge and boulders lit from the right. */
export const cliff = ({ brink, base, grain, seed, inks }: Cliff) => {
  const next = random(seed)
  const [left, right] = [brink[0]?.[0] ?? 0, brink.at(-1)?.[0] ?? 0]
  const count = Math.max(1, Math.round((right - left) / grain))
  const buttresses = Array.from({ length: count }, (_, i) => {
    const x = left + ((right - left) * (i + 0.15 + next() * 0.35)) / count
    return buttress(x, levelAt(brink, x), base, grain, next)
  })
  const feet = Array.from({ length: count * 2 + 1 }, (_, i): Point => {
    const x = left + ((right - left) * i) / (count * 2)
    return [x + (next() - 0.5) * grain * 0.3, base + 1 + next() * 7]
  })
  const tideLine = feet.map(([x, y]): Point => [x + grain * 0.1, y - 8 - next() * 7])
  return (
    shape(inks.shade, polygon([...brink, ...feet.toReversed()])) +
    shape(inks.lit, buttresses.join('')) +
    shape(inks.foot, polygon([...tideLine, ...feet.toReversed()]))
  )
}

const buttress = (x: number, y: number, base: number, grain: number, next: () => number) => {
  const drop = base - y
  const wide = grain * (0.3 + next() * 0.4)
  const long = drop * (0.45 + next() * 0.4)
  const wedge: Point[] = [
    [x - wide * 0.5, y - 1],
    [x + wide * 0.6, y - 1],
    [x + wide * 0.75, y + long * 0.5],
    [x + wide * 0.25, y + long],
    [x + wide * 0.05, y + long * 0.62],
    [x - wide * 0.25, y + long * 0.45],
  ]
  const rise = drop * (0.2 + next() * 0.25)
  const boulder: Point[] = [
    [x + wide * 0.7, base],
    [x + wide * 0.8, base - rise],
    [x + wide * 1.25, base - rise * 0.8],
    [x + wide * 1.5, base],
  ]
  return polygon(wedge) + polygon(boulder)
}

const levelAt = (brink: readonly Point[], x: number) => {
  const after = Math.max(
    1,
    brink.findIndex((point) => point[0] >= x),
  )
  const [a, b] = [brink[after - 1], brink[after]]
  if (!a || !b) return brink.at(-1)?.[1] ?? 0
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}
