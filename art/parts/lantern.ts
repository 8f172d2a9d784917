import { inks } from '../../src/ui/base/inks.ts'
import { type Point, place, round, shape, stroke } from './svg.ts'

/** A round paper lantern hanging from `x`, `y`; 30 high at scale 1. */
export const lantern = (x: number, y: number, scale = 1, ink: string = inks.brass) =>
  place(
    x,
    y,
    scale,
    shape(ink, 'M-6 6Q-14 10-14 18T-6 30H6Q14 26 14 18T6 6Z') +
      shape(inks.rust, 'M-6 3H6V7H-6ZM-5 29H5v3H-5Z') +
      shape(inks.snow, 'M3 9Q10 12 10 18T3 27Q6 18 3 9Z'),
  )

type LanternString = {
  from: Point
  to: Point
  /** How far the cord sags at its middle. */
  sag: number
  count: number
  scale?: number
  inks: readonly string[]
  cord: string
}

/** Lanterns on a sagging cord. */
export const lanternString = ({ from, to, sag, count, scale = 1, inks: lanternInks, cord }: LanternString) => {
  const hang = (along: number): Point => [
    from[0] + (to[0] - from[0]) * along,
    from[1] + (to[1] - from[1]) * along + sag * 4 * along * (1 - along),
  ]
  const lanterns = Array.from({ length: count }, (_, i) => {
    const [x, y] = hang((i + 1) / (count + 1))
    return lantern(x, y - scale, scale, lanternInks[i % lanternInks.length])
  })
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  return (
    stroke(
      cord,
      round(1.5 * scale),
      `M${round(from[0])} ${round(from[1])}Q${round(middleX)} ${round(middleY)} ${round(to[0])} ${round(to[1])}`,
    ) + lanterns.join('')
  )
}
