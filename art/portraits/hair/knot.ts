import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** Hair swept back and tied in a small knot; for a head turned to the right. */
export const knot = (
  { flat, on }: Head,
  { light, base, shade }: { light: string; base: string; shade: string },
): Worn => ({
  behind:
    paint(shade, flat('-32,14! -40,8 -48,10 -52,18 -50,27 -43,31 -34,28!')) +
    paint(base, flat('-40,8.6! -48,10.6 -51,18! -46,15')),
  front:
    paint(base, [
      ...flat('33.6,24! 32,6 23,-4 7,-9.6 -12,-8 -28,0 -37,14 -39,28 -37.6,42 -35,45! -30,46 -28,52!'),
      ...on('-26,48! -25,40 -23,33 -20,27 -20.4,20 -10,13 2,11.6 13,13.4 21,20 25.4,27!'),
    ]) +
    paint(shade, [
      ...flat('-12,-8! -28,0 -37,14 -39,28 -37.6,42 -35,45! -30,46 -28,52!'),
      ...on('-26,48! -25,40 -23,33 -20,27!'),
      ...flat('-16,17 -17,4'),
    ]) +
    paint(light, flat('5,-8! 22,-3 31,7 33,21! 25,9 14,3'), flat('-5,-7! 10,1 23,13! 10,6')),
})
