import { random } from './random.ts'
import { disc, round, shape, sliver } from './svg.ts'

type Stars = {
  from: number
  to: number
  top: number
  bottom: number
  count: number
  ink: string
  seed: number
  /** Radius of the brightest star. */
  size?: number
}

/** Stars as small squares standing on a corner, a few bright ones among many faint ones. */
export const stars = ({ from, to, top, bottom, count, ink, seed, size = 4 }: Stars) => {
  const next = random(seed)
  const star = () => {
    const radius = round(size * (0.3 + 0.7 * next() ** 4))
    const [x, y] = [round(from + next() * (to - from)), round(top + next() * (bottom - top) - radius)]
    return `M${x} ${y}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}Z`
  }
  return shape(ink, Array.from({ length: count }, star).join(''))
}

type Moon = {
  x: number
  y: number
  radius: number
  ink: string
  haloes?: readonly (readonly [radius: number, ink: string])[]
}

/** A full moon with rings of haze, the widest first. */
export const moon = ({ x, y, radius, ink, haloes = [] }: Moon) =>
  haloes.map(([reach, haze]) => disc(haze, x, y, reach)).join('') + disc(ink, x, y, radius)

type MilkyWay = {
  /** The middle of the band. */
  x: number
  y: number
  /** Degrees, clockwise from horizontal. */
  tilt: number
  length: number
  breadth: number
  /** From the faint edge to the bright centre. */
  inks: readonly string[]
  seed: number
}

/** A band of long streaks, brighter and narrower towards its centre. */
export const milkyWay = ({ x, y, tilt, length, breadth, inks, seed }: MilkyWay) => {
  const next = random(seed)
  const streaks = (ink: string, i: number) => {
    const reach = 1 - i / inks.length
    const streak = () => {
      const long = length * (0.3 + next() * 0.45)
      const along = (next() - 0.5) * (length - long)
      const across = (next() + next() - 1) * breadth * reach
      return sliver(along - long / 2, across, long, breadth * (0.3 + next() * 0.4) * (0.3 + reach * 0.7))
    }
    return shape(ink, Array.from({ length: 9 }, streak).join(''))
  }
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${inks.map(streaks).join('')}</g>`
}
