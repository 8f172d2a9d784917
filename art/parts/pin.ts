import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape } from './svg.ts'

/** A pin stuck in a chart at `x`, `y`, 104 high. */
export const pin = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    shape('#a9c4b4', 'M0 0 34-22 58-62 40-70 18-38Z') +
      shape(inks.cedar, 'M0 0Q-34-46-34-70a34 34 0 0 1 68 0Q34-46 0 0Z') +
      shape(inks.rust, 'M0 0Q-34-46-34-70A34 34 0 0 1-10-102Q-22-86-20-64T0 0Z') +
      disc(inks.snow, 0, -70, 13),
  )
