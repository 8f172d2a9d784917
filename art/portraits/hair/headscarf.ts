import type { Cloth } from '../parts/bust.ts'
import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** A headscarf with the edge of its underscarf; for a head turned a little to the left. */
export const headscarf = ({ flat, on }: Head, { light, base, shade, deep }: Cloth): Worn => ({
  behind: paint(deep, flat('0,-10 24,-6 37,10 39,40 37,80 32,108 -24,100 -33,70 -36,30 -33,8 -20,-6')),
  front:
    paint(deep, [
      ...on('-25,38! -22,27 -13,21.4 0,19.4 13,21.4 22,28 26,40!'),
      ...flat('31,24 20,6 0,2 -20,6 -32,24'),
    ]) +
    paint(shade, [
      ...flat('4,-12! -16,-10 -31,0 -38,18 -38,44 -35,70 -29,92 -27,112! -12,110 0,102!'),
      ...on('-4,100.4 -13,93 -22,82 -26.6,68 -28,54 -27,40 -24,29 -15,20 2,17!'),
    ]) +
    paint(base, [
      ...flat('-6,-12! 14,-12 30,-3 39,14 42,40 41,66 38,90 36,112! 10,112 -6,104!'),
      ...on('0,100.6! 12,95 22,84 27.4,70 29,54 27.6,40 23.6,29 14,20 -6,17.2!'),
    ]) +
    paint(light, flat('14,-11! 30,-3 39,14 42,40 41,66! 36.4,44 33,24 26,8!'), flat('38,72! 37,92 35,110! 33,92!')) +
    paint(shade, flat('31,46! 33.6,66 29,84 14,99 0,104! 20,99 32,88 36,70!'), flat('-4,-11! 6,0 10,12! 2,2!')),
})
