import type { Head, Mould } from './head.ts'
import { paint } from './paint.ts'
import type { Skin } from './skin.ts'
import { tint } from './tint.ts'

export type Mouth = {
  width?: number
  /** Factor of the lips' height. */
  full?: number
  /** How far the corners rise. */
  smile?: number
}

/** Closed lips, the upper one darker, and the dent above the chin. */
export const mouth = ({ on, away }: Head, skin: Skin, { width = 1, full = 1, smile = 1 }: Mouth = {}) => {
  const mould: Mould = (x, y, out) => [x * width, 82 + (y - 82) * full - smile * 1.9 * (x / 11.5) ** 2, out]
  const dent: Mould = (x, y, out) => [x * width, y + (full - 1) * 4, out]
  return (
    paint(
      skin.shade,
      on(
        away ? '-1.8,89.4! 2,88.6,2 5.4,88! 3,90.4,1 -1.8,91!' : '-8,89! -4,88,2 0,88.6,2 5,88! 2.4,90.4,1 -4,91,1',
        dent,
      ),
    ) +
    paint(
      skin.lip,
      on(
        '-11.6,81.8! -7,79.4,2 -2.6,77.8,3.4 0,78.5,3.4 2.6,77.8,3.4 7,79.4,2 11.6,81.6! 6,82.6,2 0,83,3 -6,82.8,2',
        mould,
      ),
    ) +
    paint(
      skin.lowerLip,
      on('-9.6,82.3! -5,82.4,2 0,82.8,3 5,82.4,2 9.6,82.1! 5.6,85.8,2.4 0,87.1,3 -5.6,86,2.4', mould),
    ) +
    (away
      ? paint(tint(skin.lowerLip, skin.deep, 0.4), on('-11,81.8! -2,82.8,3! -1.6,87,3! -5.6,86,2.4', mould)) +
        paint(tint(skin.lip, skin.deep, 0.35), on('-11.6,81.8! -7,79.4,2 -2.6,77.8,3.4! -1.8,83,3! -6,82.8,2', mould))
      : '') +
    paint(
      skin.line,
      on('-12,81.7! -6,81.9,2 -2,82.1,3 0,82.6,3 2,82.1,3 6,81.9,2 12,81.4! 6,82.8,2 0,83.2,3 -6,82.9,2', mould),
    )
  )
}
