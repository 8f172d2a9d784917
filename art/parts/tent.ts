import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

/** A ridge tent lit from inside, 240 wide, the middle of its front at `x`, `y`. */
export const tent = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    stroke(inks.paperShade, 2, 'M0-126-104 6M96-112 158 6') +
      shape(inks.rust, 'M0-124 96-112 140 0H74Z') +
      shape(inks.cedar, 'M96-112 140 0H118L88-113Z') +
      shape(inks.ember, 'M0-124 74 0H-74Z') +
      shape(inks.brass, 'M0-92 34 0H-34Z') +
      shape(inks.paper, 'M0-70 16 0H-16Z') +
      shape(inks.ink, 'M4-40a6 6 0 0 1 12 0Q22-30 22 0H-2Q-2-30 4-34Z'),
  )
