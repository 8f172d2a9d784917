import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'
import { box, discPath } from './shapes.ts'

const post = 'M60 13 62.4 19.6 69 22 62.4 24.4 60 31 57.6 24.4 51 22 57.6 19.6zM57 43 63 43 64.5 86 55.5 86z'
const beam = 'M15 46Q60 24 105 46Q60 34 15 46z'
const pan = (x: number) =>
  `M${x - 3} 45.5 ${x} 45.5 ${x - 11} 67 ${x - 14.5} 67z` +
  `M${x + 3} 45.5 ${x} 45.5 ${x + 11} 67 ${x + 14.5} 67z` +
  `M${x - 16} 70h32a16 13 0 0 1-32 0z`
const base = [box(48, 90, 24, 4), box(42, 97, 36, 4)]

export const ffs: Mark = {
  slug: 'ffs',
  alt: 'A pair of scales with a peak in one pan and a coin in the other.',
  inks: { ground: inks.spruce, figure: inks.brass },
  draw: block(post, beam, pan(31), pan(89), 'M24 67 30 56 33 60 34.5 58 38 67z', discPath(89, 61, 6), ...base),
}
