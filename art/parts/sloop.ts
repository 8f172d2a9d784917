import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'
import { tints } from './tints.ts'

/** A small sailing boat, 70 long and 98 high, the middle of its waterline at `x`, `y`. */
export const sloop = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.snow, 'M4-104Q26-64 30-18L4-16Z') +
      shape(tints.whitewashShade, 'M-2-90Q-12-48-30-20L-2-17Z') +
      shape(inks.cedar, 'M-34-14H36L26 0H-22Z') +
      shape(inks.ink, 'M0-106h2.4v96H0Z'),
  )
