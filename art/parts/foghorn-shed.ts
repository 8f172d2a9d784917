import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'
import { tints } from './tints.ts'

/** A whitewashed shed, 84 wide, its left corner at `x`, `y`; the horn looks out to sea on the right. */
export const foghornShed = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    shape(tints.whitewashShade, 'M0 0V-44H40V0Z') +
      shape(inks.paper, 'M36 0V-44L60-64 84-44V0Z') +
      shape(inks.cedar, 'M8-66H60L38-40H-6ZM60-67 90-41H82L60-58 40-40H32Z') +
      shape(inks.ink, 'M52-30H70V0H52ZM8-32H22V-20H8ZM78-34 116-48V-12L78-24Z'),
  )
