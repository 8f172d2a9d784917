import { points } from './points.ts'
import { type Point, smoothShape } from './smooth.ts'

/** Smooth shapes in one ink, given as points or as text for `points`. */
export const paint = (ink: string, ...shapes: (string | readonly Point[])[]) =>
  `<path fill="${ink}" d="${shapes.map((shape) => smoothShape(typeof shape === 'string' ? points(shape) : shape)).join('')}"/>`
