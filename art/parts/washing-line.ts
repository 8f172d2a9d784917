import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

/** A short washing line between two posts, the left one at `x`, `y`. */
export const washingLine = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    stroke(inks.ink, 2, 'M0 0V-44M42 0V-40M0-40q20 8 42 4') +
      shape(inks.snow, 'M6-38h12v18H6Z') +
      shape(inks.brass, 'M21-35h9v14h-9Z') +
      shape(inks.ember, 'M32-35h8v20h-8Z'),
  )
