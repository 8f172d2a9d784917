import type { Fit, Head } from './head.ts'
import { paint } from './paint.ts'
import type { Skin } from './skin.ts'

export type Mouth = {
  width?: number
  /** Factor of the lips' height. */
  full?: number
  /** How far the corners rise. */
  smile?: number
  y?: number
}

/** Closed lips: the upper in shade, the lower lit, and the dent beneath. */
export const mouth = ({ on }: Head, skin: Skin, { width = 1, full = 1, smile = 0.5, y: line = 82 }: Mouth = {}) => {
  const fit: Fit = (x, y, out) => [x * width, line + (y - 82) * full - smile * 1.7 * (x / 11.5) ** 2, out]
  const lips: Fit = (x, y, out) => fit(x, y, out)
  return (
    paint(skin.shade, on('-8.5,89! -4,88,2 0,88.4,2 5,87.8,2 2.4,90.4,1 -4,91,1', (x, y, out) => fit(x, 82 + (y - 82) / full ** 0.4, out))) +
    paint(
      skin.lip,
      on('-11.6,81.8! -7,79.4,2 -2.6,77.8,3.4 0,78.5,3.4 2.6,77.8,3.4 7,79.4,2 11.6,81.6! 6,82.6,2 0,83,3 -6,82.8,2', lips),
    ) +
    paint(skin.lowerLip, on('-9.6,82.3! -5,82.4,2 0,82.8,3 5,82.4,2 9.6,82.1! 5.6,85.8,2.4 0,87.1,3 -5.6,86,2.4', lips)) +
    paint(
      skin.line,
      on('-12,81.7! -6,81.7,2 -2,82,3 0,82.5,3 2,82,3 6,81.7,2 12,81.4! 6,82.8,2 0,83.3,3 -6,82.9,2', lips),
    )
  )
}
