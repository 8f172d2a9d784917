import { inks } from '../../../src/ui/base/inks.ts'
import type { Cloth } from '../parts/bust.ts'
import { curls } from '../parts/curls.ts'
import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** A peaked cap with a mountain patch over short twists; for a head turned to the left. */
export const cap = ({ flat }: Head, { light, base, shade, deep }: Cloth, hair: string): Worn => ({
  behind: curls(hair, flat('34,66 39,62 41.6,54 41,42 38,32 30,30 28,44 28,56'), 13),
  front:
    paint(hair, flat('19,35! 21,45 21.6,56! 24,57 27.4,56! 25.8,49 28,45 33,43.6 36,45! 39,36! 30,33')) +
    paint(base, flat('-33,33! -36,18 -32,3 -20,-7 -2,-11 18,-9 31,0 38.6,14 41,28 40,37! 24,34.6 2,31 -16,31!')) +
    paint(shade, flat('-33,33! -36,18 -32,3 -20,-7 -8,-10.4! -18,4 -20,18 -15,31!')) +
    paint(light, flat('14,-10! 31,0 38.6,14 41,28 40,37! 31,36! 32,18 26,4!')) +
    paint(inks.snow, flat('-22,22! -21,6! -3,3.6! -1,21.6!')) +
    paint(inks.deep, flat('-20.4,20.6! -19.6,8! -4.6,6! -2.8,20.2!')) +
    paint(inks.snow, flat('-19,19.4! -13.4,11.4! -10.6,14.6! -8.4,10.6! -3.8,19!')) +
    paint(shade, flat('24,-5! 31,8 32.6,22 31,36! 30,36! 31,22 29.4,8!')) +
    paint(deep, flat('-34,32! -16,28.6 4,29 14,32.6! 4,36 -14,37.4 -32,41 -46,48.6 -57,50! -55,44 -46,38')) +
    paint(base, flat('-34,32! -16,28.6 4,29 14,32.6! -4,32.6 -24,35.6 -42,42 -57,50! -55,44 -46,38')) +
    paint(light, flat('-16,29! 4,29 14,32.6! -4,31.6')),
})

/** The shadow of the peak on the forehead. */
export const peakShade = ({ on }: Head, ink: string) => paint(ink, on('-14,28! 24,28 25.6,37! 18,41 6,41.4 -6,46!'))
