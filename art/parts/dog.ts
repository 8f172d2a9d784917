import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'

/** A dog trotting to the right, 70 long, its feet on `y`. */
export const dog = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(
      inks.ink,
      'M-24-26Q-36-34-38-44L-33-45Q-30-36-20-32H8L14-42 20-48 22-42 32-38 30-32 20-30 16-20 14 0H10L8-16H-12L-16 0H-20L-22-14Z',
    ) + shape('#8d9a68', 'M14-42 20-48 22-42 32-38 30-35 18-38Z'),
  )
