import { curls } from '../parts/curls.ts'
import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** Tight curls cut close; for a head turned to the left. */
export const croppedCurls = ({ flat, on }: Head, { light, base }: { light: string; base: string }): Worn => ({
  behind: paint(base, flat('-28,40! -34,30 -36,16 -31,2 -18,-7 0,-9.5 18,-8 32,1 38.6,16 39,34 37,47! 20,60 -10,40')),
  front:
    curls(
      base,
      [
        ...flat('34,47 37,42 40,32 40.4,18 36,6 28,-3 16,-9 2,-11 -12,-9 -24,-4 -33,5 -37,18 -35,30 -31,38'),
        ...on('-24,30 -21,22 -12,17.5 -2,16 9,16.4 17,19.4 22,26 24.6,35 26.5,43 28.4,50'),
      ],
      8,
    ) + curls(light, flat('37,32 38,20 34,9 26,1 15,-4 23,3 29,10 33,21'), 7),
})
