import { inks } from '../../../src/ui/base/inks.ts'
import { disc, round, shape } from '../../parts/svg.ts'
import type { Head, Mould } from './head.ts'

type Between = { pupil: string; side: -1 | 1; mould: Mould; top: number; bottom: number; shaded: boolean }

/** The part of the iris between the lids, the pupil and its highlight. */
export const iris = ({ on, scale, cos }: Head, ink: string, { pupil, side, mould, top, bottom, shaded }: Between) => {
  const [upper, centre, lower] = on(`14,${top} 13.9,50.3 14,${bottom}`, mould)
  if (!upper || !centre || !lower) return ''
  const radius = 2.75 * scale
  const narrow = radius * Math.min(1, cos + 0.02)
  const half = (y: number) => narrow * Math.sqrt(Math.max(0, 1 - ((y - centre.y) / radius) ** 2))
  const [high, low] = [Math.max(upper.y, centre.y - radius), Math.min(lower.y, centre.y + radius)]
  const arc = (x: number, y: number) => `A${round(narrow)} ${round(radius)} 0 0 1 ${round(x)} ${round(y)}`
  const x = centre.x + side * 0.2
  return (
    shape(
      ink,
      `M${round(x - half(high))} ${round(high)}H${round(x + half(high))}${arc(x + half(low), low)}H${round(x - half(low))}${arc(x - half(high), high)}Z`,
    ) +
    disc(pupil, x, centre.y, radius * 0.45) +
    (shaded ? '' : disc(inks.snow, x + radius * 0.36, centre.y - radius * 0.3, radius * 0.26))
  )
}
