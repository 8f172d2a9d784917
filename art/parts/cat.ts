import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'

/** A cat seen from behind on a ledge, 160 high, its tail hanging over; lit from the right. */
export const cat = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(
      inks.ink,
      'M-46 0Q-64-70-26-110-34-130-30-156L-14-142Q-2-147 10-142L26-156Q31-128 20-110 56-72 44 0Q70 22 66 56 62 74 48 66 56 34 34 2Z',
    ) + shape(inks.ember, 'M26-156Q31-128 20-110 56-72 44 0L40-1Q46-66 12-104 24-124 22-146Z'),
  )
