import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** The hair left around a bald crown; for a head turned to the right. */
export const fringe = ({ flat }: Head, { light, base }: { light: string; base: string }): Worn => ({
  behind: paint(
    base,
    flat('-24,38! -27,26 -33,20 -38,28 -39,42 -36,60 -28,68!'),
    flat('33,30! 36.4,36 36.4,48 34,52!'),
  ),
  front:
    paint(base, flat('-21.6,33! -25,27 -30,19 -36,24 -38.6,34 -37,44 -33,44! -28,45 -26,58! -24,50')) +
    paint(light, flat('-30,22! -35,27 -36.4,36! -33,28')),
})

/** A heavy moustache. */
export const moustache = ({ on }: Head, { light, base }: { light: string; base: string }) =>
  paint(
    base,
    on(
      '0,74.4,6! 5,73.4,5 11,76,3 16.6,82! 10,82,3 4,80.8,5 0,81.4,5 -4,80.8,5 -10,82.2,3 -17,82.6! -12,76,3 -5,73.4,5',
    ),
  ) + paint(light, on('1.4,75.6,6! 6,75.2,5 11,77.6,3 14,80.4! 8,78.6,4'))
