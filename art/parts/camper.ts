import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'

/** Someone sitting by a fire, 72 high, lit on the side that faces it; `toFire` is 1 for a fire on the right. */
export const camper = (x: number, y: number, toFire: 1 | -1) =>
  place(
    x,
    y,
    1,
    shape(
      inks.ink,
      'M-22 2Q-24-40-8-50L4-52Q14-40 12-22L36-24V2H26V-14L8-6V2ZM-10-62a10 10 0 1 1 20 0a10 10 0 1 1-20 0Z',
    ) + shape(inks.ember, 'M4-52Q14-40 12-22L36-24V-20L6-16Q8-36-2-51ZM2-71a10 10 0 0 1 3 18Q8-62 2-71Z'),
    toFire,
  )
