import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'
import { box } from './shapes.ts'

const grown = 'M58.5 17C57 26 52 34 45 39L51 38C48 46 43 52 37 56L46 54C42 62 36 68 30 72L41 70C37 78 31 83 24 87H58.5z'
const side = 5.8
const rows = [1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5, 6]
const pixels = `M61.5 17${rows.map((count, index) => `H${(61.5 + count * side).toFixed(1)}V${(17.4 + (index + 1) * side).toFixed(1)}`).join('')}H61.5z`
const loose = [box(84.7, 40, side, side), box(93, 57, side, side), box(78.9, 25, side, side)]
const trunk = ['M54 90 58.5 90 58.5 102 52 102z', 'M61.5 90 66 90 68 102 61.5 102z']

export const fdi: Mark = {
  slug: 'fdi',
  alt: 'A fir, grown on the left and built of pixels on the right.',
  inks: { ground: inks.deep, figure: inks.glacier },
  draw: block(grown, pixels, ...loose, ...trunk),
}
