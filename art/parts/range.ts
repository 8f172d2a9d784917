import { litFace, mountain, type Peak, spur } from './mountain.ts'
import { random } from './random.ts'
import { snowCap } from './snow-cap.ts'
import { type Point, polygon, shape } from './svg.ts'

/** Peaks, parsed from a list: `'40 545 590, 240 565 595'`. */
export const peaksFrom = (list: string): Peak[] =>
  list.split(',').map((triple) => {
    const [x = 0, y = 0, pass = 0] = triple.trim().split(/\s+/).map(Number)
    return [x, y, pass]
  })

type Range = {
  /** Left and right ends; place them beyond the plate to hide the feet of the slopes. */
  from: number
  to: number
  /** Base line of the range, usually the waterline. */
  base: number
  peaks: readonly Peak[]
  seed: number
  inks: { shade: string; lit: string; snow?: string; snowShade?: string }
  /** How far down the snow reaches, as a share of the summit's height above its pass. */
  snowLine?: number
  /** x of the light; default: far to the right. */
  lightX?: number
}

/** A mountain range with a lit face on every peak, and snow if an ink for it is given. */
export const range = ({ from, to, base, peaks, seed, inks, snowLine = 0.36, lightX = to }: Range) => {
  const next = random(seed)
  const ground = { from, to, base, lightX, next }
  const mountains = peaks.map((peak, i) => mountain(peaks[i - 1], peak, peaks[i + 1], ground))
  const outline: Point[] = [[from, base], ...mountains.flatMap(({ left, right }) => [...left, ...right]), [to, base]]
  const caps = mountains.map((it) => snowCap(it, snowLine))
  return (
    shape(inks.shade, polygon(outline)) +
    shape(inks.lit, mountains.map((it) => litFace(it) + spur(it)).join('')) +
    (inks.snowShade ? shape(inks.snowShade, caps.map(({ shaded }) => polygon(shaded)).join('')) : '') +
    (inks.snow ? shape(inks.snow, caps.map(({ lit }) => polygon(lit)).join('')) : '')
  )
}
