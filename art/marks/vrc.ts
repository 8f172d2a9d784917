import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'

const cap = 'M60 16 96.5 30 60 44 23.5 30z'
const crown = 'M40 39.5 60 47 80 39.5 80 51 40 51z'
const visor = 'M37 54H83a5 5 0 0 1 5 5V69a6 6 0 0 1-6 6H68.5l-4-4H55.5l-4 4H38a6 6 0 0 1-6-6V59a5 5 0 0 1 5-5z'
const face = 'M40 78H53l3-4H64l3 4H80C79 88 71 93 60 93S41 88 40 78z'
const smile = 'M52 82H68A8 5 0 0 1 52 82z'
const shoulders = 'M24.5 91C32 86 39 87 43 91A22 17 0 0 0 77 91C81 87 88 86 95.5 91A47 47 0 0 1 24.5 91z'
const tassel = 'M92.5 35 95.5 33.8 95.5 49 97.5 59 90.8 59 92.5 49z'
const glint = 'M72 58 76 58 68 69 64 69zM80 58 82.5 58 74.5 69 72 69z'

export const vrc: Mark = {
  slug: 'vrc',
  alt: 'A student in a mortarboard and a headset.',
  inks: { ground: inks.moss, figure: inks.snow },
  draw: block(cap, crown, visor, glint, face, smile, shoulders, tassel),
}
