import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'
import { box } from './shapes.ts'

const snow = 'M60 15 73 32 69 36 65 30.5 60 37 56 31 52 37 46.9 32z'
const brow =
  'M26 58H36V56a6 6 0 0 1 6-6H78a6 6 0 0 1 6 6V58H94L83 43 80.5 42.5 75.9 35.6 69.2 41 65 35 60 41.7 56 35.6 51.8 41.5 44.1 35.6 37 45 34 46z'
const strap = 'M24.6 61 33 61 33 64 22.3 64zM95.4 61 87 61 87 64 97.7 64z'
const glint = 'M69.5 54.5 74 54.5 66 67.5 61.5 67.5zM76.5 54.5 79 54.5 71 67.5 68.5 67.5z'
const foot =
  'M20 67H36V70a6 6 0 0 0 6 6H52l4.5-5h7l4.5 5H78a6 6 0 0 0 6-6V67H100L104.9 74A47 47 0 0 1 100.4 84H19.6A47 47 0 0 1 15.1 74z'
const water = [box(24, 87, 43, 3), box(74, 87, 22, 3), box(38, 94, 46, 3), box(50, 101, 16, 3)]

export const fvi: Mark = {
  slug: 'fvi',
  alt: 'A mountain wearing a headset.',
  inks: { ground: inks.plum, figure: inks.snow },
  draw: block(snow, brow, strap, glint, foot, ...water),
}
