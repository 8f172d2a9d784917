import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'
import { box } from './shapes.ts'

const sun = 'M30 58A32 32 0 1 1 91.4 60L85 51 78.5 60 76 58 54 27 42.5 48 39 45z'
const peaks = 'M54 33.5 75 63.2 78.6 66 84.8 57.5 100.5 79 66 79 71 71 59.5 62 61.5 51 54.5 43z'
const shoulder = 'M39.5 51.5 44 60 47 63 54 79 40 79 43.5 73 38.5 67 40.5 60z'
const water = [box(20, 82, 80, 3), box(26, 89, 34, 3), box(67, 89, 27, 3), box(35, 96, 17, 3), box(59, 96, 25, 3)]

export const forager: Mark = {
  slug: 'forager',
  alt: 'The sun rising behind a peak above the sea.',
  inks: { ground: inks.ink, figure: inks.brass },
  draw: block(sun, peaks, shoulder, ...water),
}
