import { inks } from '../../src/ui/base/inks.ts'
import { box, shape } from './svg.ts'

/** A pencil lying with its shadow, 310 long, the end of its wood at `x`, `y`. */
export const pencil = (x: number, y: number, degrees: number) => {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${
    `<g fill-opacity=".28">${shape(inks.ink, 'M-6 12H246V34H-6L-54 24Z')}</g>` +
    shape('#e6cd92', 'M-48 0 0-13V13Z') +
    shape(inks.ink, 'M-48 0-32-4.4V4.4Z') +
    shape(inks.ember, box(0, -13, 220, 10)) +
    shape(inks.cedar, box(0, -3, 220, 8)) +
    shape(inks.rust, box(0, 5, 220, 8)) +
    shape('#c9c2b4', box(220, -13, 22, 26)) +
    shape(inks.plum, 'M242-13h14q8 13 0 26h-14Z')
  }</g>`
}
