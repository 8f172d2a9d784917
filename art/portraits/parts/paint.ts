import { points } from './points.ts'
import { closed, type Point } from './through.ts'

/** Smooth shapes in one ink: as places on the sheet, or written out. */
export const paint = (ink: string, ...shapes: (string | readonly Point[])[]) =>
  `<path fill="${ink}" d="${shapes.map((shape) => closed(typeof shape === 'string' ? points(shape) : shape)).join('')}"/>`
