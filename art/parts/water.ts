import { random } from './random.ts'
import { shape, sliver } from './svg.ts'

type Glints = {
  /** x of the light. */
  x: number
  /** y of the horizon. */
  top: number
  height: number
  /** Width of the path of light at the horizon and at its near end. */
  widths: readonly [far: number, near: number]
  ink: string
  seed: number
  rows?: number
}

/** The path of light that a sun or a lamp casts on the water. */
export const glints = ({ x, top, height, widths: [far, near], ink, seed, rows = 15 }: Glints) => {
  const next = random(seed)
  const rowAt = (i: number) => {
    const along = (i / rows) ** 1.6
    const width = (far + (near - far) * along) * (0.8 + next() * 0.3)
    const centre = x + (next() - 0.5) * width * 0.25
    return sliver(centre - width / 2, top + 6 + (height - 6) * along, width, 5 + 13 * along)
  }
  return shape(ink, Array.from({ length: rows }, (_, i) => rowAt(i)).join(''))
}

type Ripples = {
  from: number
  to: number
  top: number
  height: number
  count: number
  ink: string
  seed: number
}

/** Scattered long horizontal ripples, finer towards the horizon. */
export const ripples = ({ from, to, top, height, count, ink, seed }: Ripples) => {
  const next = random(seed)
  const ripple = () => {
    const along = next() * next()
    const width = 50 + 50 * next() + 240 * along * next()
    return sliver(from + next() * (to - from) - width / 2, top + 6 + along * height, width, 3 + along * 9)
  }
  return shape(ink, Array.from({ length: count }, ripple).join(''))
}
