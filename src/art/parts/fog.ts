import { random } from '../random.ts'
import { round, shape } from './svg.ts'

type FogBand = {
  from: number
  to: number
  /** The band's upper edge. */
  y: number
  thickness: number
  ink: string
  seed: number
}

/** A long bank of fog: level underneath, with slow swells along the top. */
export const fogBand = ({ from, to, y, thickness, ink, seed }: FogBand) => {
  const next = random(seed)
  const swells = 5
  const length = (to - from) / swells
  const top = Array.from({ length: swells }, () => {
    const lift = round((0.25 + next() * 0.75) * thickness * 0.5)
    const shift = round(length * (0.4 + next() * 0.2))
    return `q${round(shift * 0.5)} ${-lift} ${shift} 0t${round(length - shift)} 0`
  })
  return shape(ink, `M${from} ${round(y)}${top.join('')}v${thickness}H${from}Z`)
}
