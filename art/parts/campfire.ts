import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'

/** A small fire, 70 high, on the ground at `x`, `y`. */
export const campfire = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.cedar, 'M-24-4Q-36-26-18-42-16-30-10-30-14-52 4-70 4-52 14-44 18-50 16-56 36-34 22-4Z') +
      shape(inks.ember, 'M-16-4Q-24-18-14-30-10-22-6-22-8-40 4-52 4-36 12-30 24-18 14-4Z') +
      shape(inks.brass, 'M-8-4Q-14-14-4-24L0-34Q12-20 8-4Z') +
      shape(inks.ink, 'M-34-6 30 2 32 8-32 2ZM34-8-30 2-32 8 34-1Z'),
  )
