import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

type Inks = { light: string; base: string; shade: string; deep: string }

/** Chin-length hair swept back from a side parting; for a head turned to the right. */
export const bob = ({ flat }: Head, { light, base, shade, deep }: Inks): Worn => ({
  behind: paint(
    deep,
    flat(
      '0,-8 20,-5 34,5 41,22 42.4,42 41,62 37,78 31,86! 20,80 -10,80 -22,94! -33,97 -42,89 -47,66 -45,40 -42,18 -30,0 -14,-7',
    ),
  ),
  front:
    paint(base, flat('-9,-8! 8,-9 24,-4 35,7 41,24 43,42 41,60! 36,46 33,32 27,20 17,12 4,8 -8,6!')) +
    paint(
      base,
      flat('-7,-8! -26,-3 -40,13 -46,38 -48,64 -45,85 -38,95! -30,93 -26.5,82 -29,68 -31,55 -27,42 -19,28 -8,15 4,7!'),
    ) +
    paint(
      shade,
      flat('-7,-8! -26,-3 -40,13 -46,38 -48,64 -45,85 -38,95! -39,84 -41,68 -40,46 -34,24 -22,8!'),
      flat('-2,6! -14,18 -24,34 -29,50! -25,38 -15,24!'),
      flat('-31,56! -33,68 -30.4,80 -31,92! -27,84 -29,69!'),
    ) +
    paint(
      light,
      flat('0,-6! 14,-6 26,0 35,12 39,27! 31,14 20,5 8,1!'),
      flat('-4,4! -18,14 -30,34 -36,60! -36.4,40 -28,20 -14,5!'),
      flat('33,18! 38,30 40,44! 36,34!'),
    ),
})
