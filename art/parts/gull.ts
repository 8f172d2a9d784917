import { place, shape } from './svg.ts'

/** A gull in flight, 60 from wingtip to wingtip. */
export const gull = (x: number, y: number, scale: number, ink: string) =>
  place(x, y, scale, shape(ink, 'M-30-8Q-16-14-4 0L0 3 4-1Q14-16 30-12 16-10 7 2L2 9-4 5Q-14-8-30-8Z'))
