import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'

type Inks = { light: string; base: string; shade: string }

/** A full beard with its moustache, up to the sideburns; for a head turned to the right. */
export const fullBeard = ({ flat, on }: Head, { light, base, shade }: Inks) =>
  paint(base, [
    ...on('27.4,60! 26,68 21,73 15,76 9,75.4 3,74.4 0,75.2 -3,74.4 -9,75.6 -14.6,77.4 -19,74 -24,66 -26,56 -26,46!'),
    ...flat('-28,46! -28.4,70 -25.4,86 -15,99 0,108 14,111 24,105 30,93 33,78 34.4,62!'),
  ]) +
  paint(shade, [
    ...on('-2,75.6! -9,76.2 -14.6,77.8 -19,74.4 -24,66.4 -26,56.4 -26,46!'),
    ...flat('-28,46! -28.4,70 -25.4,86 -15,99 0,108 7,110! 2,102 -3,94'),
    ...on('-10.4,86! -12.4,81 -9,79'),
  ]) +
  paint(light, flat('27,82! 29.6,92 24,103 16,109! 21,100 24,91'))

/** A beard of a few weeks along the jaw; for a head turned to the left. */
export const shortBeard = ({ flat, on }: Head, { light, base, shade }: Inks) =>
  paint(base, [
    ...on('28,50! 26,60 24,69 19,76 14.6,80 13,84 8,88.4 0,89.4 -8,88.4 -13,84 -14,79.4 -11,77 -6,75.6 -2,75 0,75.6 2,75'),
    ...on('6,75.6 11,76.6 14.6,78 18,72 21.6,64 24.4,56!'),
    ...flat('33,58! 31.6,74 26,88 14,98 2,102 -10,103.4 -19,101 -25,92 -29,80! -27,92 '),
  ]) +
  paint(shade, on('-1,89.4! -8,88.4 -13,84 -14,79.4 -11,77!')) +
  paint(light, flat('33,60! 31.4,74 26,87! 28,74'))
