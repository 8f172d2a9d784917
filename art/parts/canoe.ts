import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'

/** A canoe drawn up on the shore, 260 long, the middle of its keel at `x`, `y`. */
export const canoe = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    shape(inks.cedar, 'M-130-36Q-110-20-10-18T130-40Q126-4 100 0H-90Q-124-6-130-36Z') +
      shape(inks.rust, 'M-130-36Q-110-20-10-18T130-40L128-30Q80-10-10-9T-128-26Z'),
  )
