import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

/** The flag of Canada on a pole 165 high, flying to the right from `x`, `y`. */
export const flagpole = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    stroke(inks.ink, 3, 'M0 0V-164') +
      shape(inks.cedar, 'M1-162q20-7 38 0t38 0v36q-20 7-38 0t-38 0Z') +
      shape(inks.snow, 'M20-164q10 0 19 2t19 2v36q-10 0-19-2t-19-2Z') +
      shape(inks.cedar, 'M39-157l3 7 5-2-2 7 4 4-8 2-1 7h-2l-1-7-8-2 4-4-2-7 5 2Z'),
  )
