import type { Head } from '../parts/head.ts'
import { paint } from '../parts/paint.ts'

type Inks = { light: string; base: string; shade: string }

/** A full beard with its moustache, up to the sideburns; for a head turned to the right. */
export const fullBeard = ({ flat, on }: Head, { light, base, shade }: Inks) =>
  paint(base, [
    ...on('27.4,60! 26,68 21,73 15,76 9,75.4 3,74.4 0,75.2 -3,74.4 -9,75.6 -14.6,77.4 -19,74 -24,66 -26,56 -25,42!'),
    ...flat('-29,42! -28.4,70 -25.4,86 -15,99 0,108 14,111 24,105 30,93 33,78 34.4,62!'),
  ]) +
  paint(shade, [
    ...on('-2,75.6! -9,76.2 -14.6,77.8 -19,74.4 -24,66.4 -26,56.4 -25,42!'),
    ...flat('-29,42! -28.4,70 -25.4,86 -15,99 0,108 7,110! 2,102 -3,94'),
    ...on('-10.4,86! -12.4,81 -9,79'),
  ]) +
  paint(light, flat('27,82! 29.6,92 24,103 16,109! 21,100 24,91'))

/** A short beard of a few weeks' growth; for a head turned to the left. */
export const shortBeard = ({ flat, on }: Head, { light, base, shade }: Inks) =>
  paint(base, [
    ...flat('22,52!'),
    ...on('26,61 23.6,70 19.6,75.6 14.6,78.4 9,76.6 3,75.4 0,76 -3,75.4 -9,76.8 -14.6,79 -19,76!'),
    ...flat('-28.4,80! -26.2,89.6 -23,96 -18,101.4 -10,103.4 1,102.2 11,97 18,90.4 23.2,83 25.2,75 26.2,66 27.4,57!'),
  ]) +
  paint(shade, [
    ...on('-1,76! -3,75.4 -9,76.8 -14.6,79 -19,76!'),
    ...flat('-28.4,80! -26.2,89.6 -23,96 -18,101.4 -10,103.4!'),
    ...on('-1,97! -2.4,90'),
  ]) +
  paint(light, flat('27.4,57! 26.2,66 25.2,75 23.2,83 18,90.4! 20.6,80 22.6,68'))
