import { pill } from './cloud.ts'
import { random } from './random.ts'
import { box, shape } from './svg.ts'

type FogBand = {
  from: number
  to: number
  /** Upper edge of the solid bank; shreds rise above it by about the thickness of the bank. */
  y: number
  thickness: number
  ink: string
  seed: number
}

/** A bank of fog: a level body with long, round-ended shreds on and above it. */
export const fogBand = ({ from, to, y, thickness, ink, seed }: FogBand) => {
  const next = random(seed)
  const span = to - from
  const shreds = (count: number, height: number, up: number, reach: number) =>
    Array.from({ length: count }, (_, i) => {
      const width = span * reach * (0.6 + next() * 0.8)
      const x = from + (span * (i + next())) / count - width / 2
      return pill(x, y - up * thickness, width, height * thickness)
    }).join('')
  return shape(
    ink,
    box(from, y, span, thickness) + shreds(4, 0.5, 0.25, 0.2) + shreds(4, 0.3, 0.5, 0.16) + shreds(3, 0.18, 0.92, 0.12),
  )
}
