import { inks } from '../../src/ui/base/inks.ts'
import { block, type Mark } from './mark.ts'
import { box, discPath } from './shapes.ts'

const holes = [-90, -18, 54, 126, 198].map((angle) => {
  const turn = (angle * Math.PI) / 180
  return discPath(60 + 19 * Math.cos(turn), 48 + 19 * Math.sin(turn), 7)
})
const water = [box(38, 97, 27, 3), box(71, 97, 11, 3)]
const film = box(26, 83, 68, 9) + [29, 37.3, 45.6, 53.9, 62.1, 70.4, 78.7, 87].map((x) => box(x, 86, 4, 3)).join('')

export const fmg: Mark = {
  slug: 'fmg',
  alt: 'A film reel rising like a sun over a horizon of film.',
  inks: { ground: inks.cedar, figure: inks.snow },
  draw: block(discPath(60, 48, 31), ...holes, discPath(60, 48, 4), film, ...water),
}
