import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'
import { box } from './shapes.ts'

const roof = 'M60 15 73 27 47 27z'
const lantern = box(50, 30, 3, 11) + box(67, 30, 3, 11) + box(56, 30, 8, 11)
const gallery = box(45, 41, 30, 4)
const tower =
  'M51 48 69 48 70.2 57 49.8 57z' + 'M49.4 60 70.6 60 71.8 69 48.2 69z' + 'M47.8 72 72.2 72 73.4 81 46.6 81z'
const beams = 'M74 33L94.9 28.6A47 47 0 0 1 104.7 45.5L74 39zM46 33L25.1 28.6A47 47 0 0 0 15.3 45.5L46 39z'
const rock = 'M22 90C32 90 36 84 46 84H74C84 84 88 90 98 90z'
const water = [box(34, 93, 36, 3), box(76, 93, 14, 3), box(46, 99, 32, 3)]

export const fnd: Mark = {
  slug: 'fnd',
  alt: 'A lighthouse with its lamp lit.',
  inks: { ground: inks.dusk, figure: inks.brass },
  draw: block(roof, lantern, gallery, tower, beams, rock, ...water),
}
