import { inks } from '../../src/ui/base/inks.ts'
import { shape } from './svg.ts'

type Boat = { x: number; y: number; degrees: number; scale: number; deck: string }

/** A boat under way with its wake, 42 long; before rotation its bow points up. */
export const boatFromAbove = ({ x, y, degrees, scale, deck }: Boat) => {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${
    shape(inks.snow, 'M-3 16-22 74-16 72 0 22 16 72 22 74 3 16Z') +
    shape('#d9e8dc', 'M-2 20-8 66 0 40 8 66 2 20Z') +
    shape(inks.ink, 'M0-24Q11-8 9 18H-9Q-11-8 0-24Z') +
    shape(inks.snow, 'M0-20Q8-7 7 15H-7Q-8-7 0-20Z') +
    shape(deck, 'M-4-4H4V10H-4Z')
  }</g>`
}
