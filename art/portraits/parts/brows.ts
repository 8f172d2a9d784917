import type { Head, Mould } from './head.ts'
import { paint } from './paint.ts'

export type Brows = { ink: string; weight?: number; arch?: number; y?: number; length?: number; inner?: number }

/** Brows that thin towards the temples. */
export const brows = ({ on }: Head, { ink, weight = 1, arch = 0, y: raise = 0, length = 1, inner = 0 }: Brows) =>
  paint(
    ink,
    ...([-1, 1] as const).map((side) => {
      const mould: Mould = (x, y, out) => [
        side * (5 + inner + (x - 5) * length),
        42 + (y - 42) * weight - arch * Math.exp(-(((x - 15) / 6) ** 2)) - raise,
        out,
      ]
      return on('4.8,44.4,1! 5.2,41.6,2 11,40.2,2 17,39.9,1.6 23.6,43.6! 17.4,42.4,1.4 11,43,2', mould)
    }),
  )
