import type { Point } from './through.ts'

/** Numbers apart by commas, places by spaces, `!` after a place that is a corner. */
export const read = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((place) => [place.replace('!', '').split(',').map(Number), place.endsWith('!')] as const)

/** Places on the sheet, from `x,y x,y! …`. */
export const points = (text: string): Point[] => read(text).map(([[x = 0, y = 0], corner]) => ({ x, y, corner }))
