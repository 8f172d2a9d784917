import { inks } from '../inks.ts'
import { block, type Mark } from './mark.ts'
import { box, disc } from './shapes.ts'

const holes = [-90, -18, 54, 126, 198].map((angle) => {
  const turn = (angle * Math.PI) / 180
  return disc(60 + 19 * Math.cos(turn), 48 + 19 * Math.sin(turn), 7)
})
const water = [box(35, 97, 30, 3), box(72, 97, 13, 3)]
const film = box(20.5, 83, 79, 9) + [24.5, 33, 41.5, 50, 58.5, 67, 75.5, 84, 92.5].map((x) => box(x - 0.5, 86, 4, 3)).join('')

export const fmg: Mark = {
  slug: 'fmg',
  alt: 'A film reel rising like a sun over the sea.',
  inks: { ground: inks.cedar, figure: inks.snow },
  draw: block(disc(60, 48, 31), ...holes, disc(60, 48, 4), film, ...water),
}
