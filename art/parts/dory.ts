import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

type Dory = { x: number; y: number; scale?: number; hull?: string; rower?: boolean; facing?: 'left' | 'right' }

/** A small open boat, 100 wide, the middle of its waterline at `x`, `y`. */
export const dory = ({ x, y, scale = 1, hull = inks.cedar, rower = false, facing = 'left' }: Dory) =>
  place(
    x,
    y,
    scale,
    (rower ? rowerAtOars : '') +
      shape(hull, 'M-54-24Q-20-11 46-19L35 0H-36Z') +
      shape(inks.rust, 'M-54-24Q-38-17-22-15L-18 0H-36Z') +
      stroke(inks.rust, 0.8, 'M-46-14Q-10-5 42-11') +
      shape(inks.paper, 'M-54-24Q-20-11 46-19L45-15.5Q-20-7.5-52-20Z') +
      shape(inks.ink, 'M-38-3H37L35 0H-36Z') +
      (rower ? stroke(inks.paperShade, 1.8, 'M7-27 30 3') + shape(inks.paperShade, 'M25-2 29-5 38 8 33 9Z') : ''),
    facing === 'left' ? scale : -scale,
  )

/** The rower, facing the stern. */
const rowerAtOars =
  shape(inks.ink, 'M-6-14Q-8-34 0-39L8-38Q14-30 12-15ZM-1-47a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z') +
  shape(inks.ember, 'M5-37 18-26 8-23 3-29Z') +
  shape(inks.brass, 'M-2-48Q-1-56 6-56T12-49L15-46Q5-50-2-48Z')
