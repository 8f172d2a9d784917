import { polyline, stroke } from './svg.ts'
import { gauge, type OnTrack } from './track.ts'

type Trestle = {
  at: OnTrack
  from: number
  to: number
  /** Depth of the ground below the rails at a length along the track. */
  drop: (length: number) => number
}

/** A timber trestle under the track: splayed bents, braced crosswise and tied lengthwise; lit from the right. */
export const trestle = ({ at, from, to, drop }: Trestle) => {
  const spacing = 62
  const bents = Array.from({ length: Math.floor((to - from) / spacing) + 1 }, (_, i) => from + i * spacing)
  const nearLeg = (length: number, down: number) => at(length, -down, -down * 0.18)
  const farLeg = (length: number, down: number) => at(length, -down, gauge + down * 0.18)
  const near = bents.map((length) => polyline([nearLeg(length, 0), nearLeg(length, drop(length))])).join('')
  const far = bents.map((length) => polyline([farLeg(length, 0), farLeg(length, drop(length))])).join('')
  const storeys = [0, 0.3, 0.62, 1]
  const braces = bents.flatMap((length) =>
    storeys
      .slice(1)
      .map((low, i) =>
        polyline([nearLeg(length, (storeys[i] ?? 0) * drop(length)), farLeg(length, low * drop(length))]),
      ),
  )
  const girts = storeys.slice(1, -1).map((share) => {
    const down = share * drop(from)
    return polyline(bents.filter((length) => drop(length) > down).map((length) => nearLeg(length, down)))
  })
  return (
    stroke('#3d2a2b', 5, far) +
    stroke('#5a3a30', 4, braces.join('')) +
    stroke('#7d4c37', 6, near) +
    stroke('#c98a55', 2.4, near) +
    stroke('#a56a45', 4, girts.join(''))
  )
}
