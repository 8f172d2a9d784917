import type { Point } from './smooth.ts'

/** Parses points separated by spaces, their numbers by commas; `!` marks a corner. */
export const read = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((place) => [place.replace('!', '').split(',').map(Number), place.endsWith('!')] as const)

/** Points on the sheet, parsed from `x,y x,y! …`. */
export const points = (text: string): Point[] => read(text).map(([[x = 0, y = 0], corner]) => ({ x, y, corner }))
