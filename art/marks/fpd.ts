import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'
import { band, box } from './shapes.ts'

const valance = `M26.5 27${'a6.7 5 0 0 0 13.4 0'.repeat(5)}A47 47 0 0 0 26.5 27z`
const left =
  'M20.8 35H27C27 52 24 66 18 74H15.1A47 47 0 0 1 20.8 35zM30 35H37C37 54 30 68 22 74H19.5C26 66 30 52 30 35zM40 35H48C48 54 40 70 27 74H23.5C33 68 40 54 40 35z' +
  'M16.2 77H20.5C21 84 24 91 27 93.5A47 47 0 0 1 16.2 77zM23 77H27C28 86 32 94 38 101.5A47 47 0 0 1 29.5 95.9C26 91 23.5 84 23 77z'
const right =
  'M99.2 35H93C93 52 96 66 102 74H104.9A47 47 0 0 0 99.2 35zM90 35H83C83 54 90 68 98 74H100.5C94 66 90 52 90 35zM80 35H72C72 54 80 70 93 74H96.5C87 68 80 54 80 35z' +
  'M103.8 77H99.5C99 84 96 91 93 93.5A47 47 0 0 0 103.8 77zM97 77H93C92 86 88 94 82 101.5A47 47 0 0 0 90.5 95.9C94 91 96.5 84 97 77z'
const sun = 'M46 82a14 14 0 0 1 28 0z'
const rays = [222, 246, 270, 294, 318].map((angle) => band(60, 82, 18, 25, angle - 4, angle + 4))
const floor = [box(38, 85, 44, 3), box(44, 91, 30, 3), box(48, 97, 24, 3)]

export const fpd: Mark = {
  slug: 'fpd',
  alt: 'A curtain opening on the rising sun.',
  inks: { ground: inks.rust, figure: inks.brass },
  draw: block(valance, left, right, sun, ...rays, ...floor),
}
