import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

/** A boathouse, 94 wide, its door at `x`, `y`, with a slip down to the left. */
export const boathouse = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    shape(inks.paperShade, 'M20-2-100 50H-132L-2-8Z') +
      stroke(inks.ink, 3, 'M-100 38V54M-60 20V46M-20 4V34') +
      shape(inks.rust, 'M-4 0V-52H70V0Z') +
      shape(inks.cedar, 'M-24 0V-46L0-74 28-46V0Z') +
      shape(inks.deep, 'M0-80H60L84-44H24Z') +
      shape(inks.deep, 'M0-80-30-42H-22L0-68 20-42H32Z') +
      shape(inks.ink, 'M-14-36H16V0H-14Z') +
      shape(inks.paper, 'M-16-40H18V-36H-16ZM40-34H54V-20H40Z'),
  )
