import { inks } from '../inks.ts'
import { block, type Mark } from './mark.ts'
import { polygon } from './shapes.ts'

const headset =
  'M36 50H84a14 14 0 0 1 14 14H106.8A47 47 0 0 1 103.4 78H98a14 14 0 0 1-14 14H74.5l-7-7.5h-15l-7 7.5H36a14 14 0 0 1-14-14H16.6A47 47 0 0 1 13.2 64H22a14 14 0 0 1 14-14z'
const glass = 'M36 55H84a9 9 0 0 1 9 9V78a9 9 0 0 1-9 9H76.7l-7-7.5H50.3l-7 7.5H36a9 9 0 0 1-9-9V64a9 9 0 0 1 9-9z'
const seen = polygon('42.2 58 80.5 58 83.3 63.7 67.3 76.5 52.4 76.5 39.4 64.5')
const foothills =
  'M30 73L36.5 66 48.5 77 42 84H36a6 6 0 0 1-6-6z' + 'M90 76L83 68 71.5 77 78 84H84a6 6 0 0 0 6-6z'
const risen = polygon('52.7 34 56.5 39.5 60 35.5 63.5 39.5 68.5 34 75 47 47 47')
const snow = polygon('60 17 67 31 63.5 35 60 31 56.5 35 54 31')

export const fvi: Mark = {
  slug: 'fvi',
  alt: 'A mountain rising out of a headset.',
  inks: { ground: inks.plum, figure: inks.snow },
  draw: block(headset, glass, seen, foothills, risen, snow),
}
