import type { Head, Mould } from './head.ts'
import { paint } from './paint.ts'
import type { Skin } from './skin.ts'

export type Nose = {
  width?: number
  /** Factor of its length. */
  length?: number
  /** How far the bridge stands out. */
  bridge?: number
  /** An arch on the bridge, in hundredths of the head's height. */
  arch?: number
}

/** A nose, drawn as the shade on its side and beneath it. */
export const nose = ({ on, away }: Head, skin: Skin, { width = 1, length = 1, bridge = 1, arch = 0 }: Nose = {}) => {
  const mould: Mould = (x, y, out) => [
    x * (1 + (width - 1) * Math.min(1, Math.max(0, (y - 50) / 14))),
    46 + (y - 46) * length,
    out * bridge + arch * Math.exp(-(((y - 56.5) / 4) ** 2)) * (Math.abs(x) < 4 ? 1 : 0),
  ]
  return (
    paint(
      skin.shade,
      on(
        '-4.2,45! -1.9,52,4 -1.7,58,8 -2.4,63,12 -1.4,67,13 1.6,68.6,12 4.4,68,9 6.8,69.2,4 4.4,71,6 0.4,72.4,5.5 -4,71.6,5 -7.8,72,1 -9.2,69.4,1 -8.4,66,3 -5.6,62,3 -5,56,1 -6.5,51,0!',
        mould,
      ),
      on('7.4,64.6,3! 9,67.8,1.5 8,71,1 7.8,68,2.5!', mould),
    ) +
    paint(
      skin.deep,
      on('-6.4,70,5! -4,68.8,8 -2.2,70.2,8 -4,71.2,6', mould),
      on('2.2,70,8! 4.2,68.8,8 6,69.8,5 4,71,6', mould),
    ) +
    paint(
      skin.light,
      away
        ? on('0.6,50,4! 2,56,7 3.6,62,8 5,66,6 3,67.6,11 0.8,66,13 0.4,60,11', mould)
        : on('0.2,53,5! 1.6,57,7.5 2.2,62,11 2.4,65.6,12 0.4,66.2,13! -0.2,62,12 -0.4,57,9', mould),
    )
  )
}
