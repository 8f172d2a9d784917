import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** Short hair combed over from a side parting; for a head that looks straight out. */
export const sidePart = (
  { flat, on }: Head,
  { light, base, shade }: { light: string; base: string; shade: string },
): Worn => ({
  behind: '',
  front:
    paint(base, [
      ...flat('-32,48! -35,40 -37,26 -36,10 -28,-3 -14,-9 4,-11 20,-8 31,0 37,13 38,28 35,42 33,48!'),
      ...on('29,44! 28.6,34 24,25 17,20! 2,18.6 -12,15 -18,12! -24,22 -27.4,32 -29,46!'),
    ]) +
    paint(shade, [...flat('-32,48! -35,40 -37,26 -36,10 -28,-3 -20,-7!'), ...on('-18,12! -24,22 -27.4,32 -29,46!')]) +
    paint(light, flat('-13,3! 1,-7 20,-6 32,4 36,18! 26,8 14,6 2,9')) +
    paint(shade, flat('-12,11! 2,12.4 16,15.6 24,20! 14,17.6 0,15')),
})
