import { inks } from '../../src/ui/base/inks.ts'
import { shape, stroke } from './svg.ts'

/** A navigator's dividers lying on a chart, hinge up, 300 long, turned by `tilt` degrees. */
export const dividers = (x: number, y: number, tilt: number, shadow: string) =>
  `<g transform="translate(${x} ${y}) rotate(${tilt})">` +
  `<g transform="translate(10 8)">${shape(shadow, `${leg(-1)}${leg(1)}${hinge}`)}</g>` +
  shape(inks.brass, leg(-1)) +
  shape('#c8923c', leg(1)) +
  shape(inks.deep, 'M-49 190-42 186-58 300ZM49 190 42 186 58 300Z') +
  shape(inks.brass, hinge) +
  shape('#c8923c', 'M0-34a10 10 0 0 1 0 20ZM0-12a26 26 0 0 1 0 52Z') +
  stroke(inks.rust, 4, 'M-8 14H8') +
  '</g>'

const leg = (side: 1 | -1) =>
  `M0 10 ${side * 16} 24 ${side * 56} 186 ${side * 58} 300 ${side * 40} 190 ${side * -6} 40Z`

const hinge = 'M-7-34a10 10 0 1 1 14 0V-8A26 26 0 1 1-7-8Z'
