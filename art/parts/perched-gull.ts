import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'

/** A gull standing on `y`, 56 high, looking to the right. */
export const perchedGull = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.snow, 'M-34-12Q-20-30 4-32L10-46Q16-56 26-52L30-44 22-32Q22-8 0-4-18-2-34-12Z') +
      shape('#8f98a6', 'M-42-10Q-18-34 8-24 2-8-18-8Z') +
      shape(inks.brass, 'M29-50 42-44 29-43ZM-2-4H1V0H-2ZM6-5H9V0H6Z') +
      shape(inks.ink, 'M21-49h4v4h-4Z'),
  )
