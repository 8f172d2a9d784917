import { inks } from '../inks.ts'
import { place, shape } from './svg.ts'

type Dory = { x: number; y: number; scale?: number; hull?: string; rower?: boolean; facing?: 'left' | 'right' }

/** A small open boat, 100 wide, the middle of its waterline at `x`, `y`. */
export const dory = ({ x, y, scale = 1, hull = inks.cedar, rower = false, facing = 'left' }: Dory) =>
  place(
    x,
    y,
    scale,
    (rower ? rowerAtOars : '') +
      shape(hull, 'M-52-22Q-20-12 44-18L34 0H-34Z') +
      shape(inks.paper, 'M-52-22Q-20-12 44-18L43-14Q-20-8-50-18Z') +
      shape(inks.ink, 'M-36-3H36L34 0H-34Z'),
    facing === 'left' ? scale : -scale,
  )

const rowerAtOars =
  shape(inks.ink, 'M-4-16Q-6-38 6-42L14-40Q20-26 16-15ZM4-50a6 6 0 1 0 13 0a6 6 0 1 0-13 0Z') +
  shape(inks.brass, 'M2-51Q2-60 11-60T20-52L24-47Q12-52 2-51Z') +
  shape(inks.paperShade, 'M6-30 30 4l3-1L10-32Z')
