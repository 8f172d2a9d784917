import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

type Inks = { light: string; base: string; streak: string }

/** Hair parted in the middle and tied at the nape, with a grey streak; for a head turned to the left. */
export const lowBun = ({ flat, on }: Head, { light, base, streak }: Inks): Worn => ({
  behind:
    paint(base, flat('28,54! 38,49 48,52 53,61 51,73 43,79 32,77!')) +
    paint(light, flat('42,51! 50,55 52,65 49,73! 47.6,61'), flat('36,53! 42,58 43,68! 39,61')),
  front:
    paint(base, [
      ...flat('-33,36! -36,22 -33,6 -22,-4 -6,-8 12,-8 27,-1 37,12 41,28 40,44 37,58 32,62! 33,52 31,46!'),
      ...on('28,48! 27,40 22,28 12,18 1,14! -8,18 -18,27 -24,38!'),
    ]) +
    paint(streak, [...flat('-5,-7.6! 4,-8.4 14,-6! 27,6 35,24 38,44! 32,28 21,15'), ...on('8,16.4! 1,14!')]) +
    paint(light, flat('21,-3.6! 33,6 39.4,21 40,38! 36,22 29,9'), flat('-20,-4! -30,6 -33,20! -27,9')),
})
