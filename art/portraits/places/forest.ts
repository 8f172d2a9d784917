import { inks } from '../../../src/ui/base/inks.ts'
import { box, polygon, shape } from '../../parts/svg.ts'
import { paint } from '../parts/paint.ts'

/** Old firs with morning light between them. */
export const forest = () =>
  shape('#cfe0c2', box(0, 0, 600, 750)) +
  trunks('#a9c8ab', '#bcd5b6', [
    [30, 30],
    [128, 24],
    [214, 28],
    [330, 22],
    [452, 28],
  ]) +
  shape('#e9ecd0', 'M470 0H600V140L330 750H110Z') +
  trunks('#74a184', '#8db594', [
    [-6, 46],
    [158, 40],
    [392, 38],
    [506, 44],
  ]) +
  shape('#5d8f74', bough(0, 96, 150) + bough(0, 236, 96) + bough(600, 40, -180) + bough(600, 214, -120)) +
  trunks(inks.moss, '#4c8468', [
    [66, 60],
    [546, 74],
  ]) +
  shape(inks.moss, bough(0, 20, 210) + bough(0, 330, 130) + bough(600, 128, -140) + bough(600, 330, -110)) +
  paint(inks.spruce, '0,566! 60,550 150,572 240,560 360,574 470,554 600,570! 600,750! 0,750!') +
  shape(
    inks.spruce,
    [20, 66, 112, 160, 440, 486, 530, 576].map((x, i) => fern(x, 574 - (i % 2) * 12, i % 2 ? 0.8 : 1)).join(''),
  )

const trunks = (shade: string, lit: string, at: [x: number, width: number][]) =>
  shape(shade, at.map(([x, w]) => `M${x} 0h${w}l${Math.round(w / 6)} 640h-${Math.round(w * 1.4)}Z`).join('')) +
  shape(
    lit,
    at
      .map(([x, w]) => `M${Math.round(x + w * 0.62)} 0H${x + w}l${Math.round(w / 6)} 640h-${Math.round(w * 0.45)}Z`)
      .join(''),
  )

/** A drooping branch that enters from the sheet's edge, with hanging sprays. */
const bough = (x: number, y: number, reach: number) => {
  const sprays = 9
  const drop = (along: number) => y + Math.abs(reach) * 0.34 * along ** 1.6
  const top = Array.from(
    { length: sprays },
    (_, i) => [x + (reach * i) / sprays, drop(i / sprays) - 12 * (1 - i / sprays)] as const,
  )
  const under = Array.from({ length: sprays * 2 }, (_, i) => {
    const along = 1 - (i + 0.5) / (sprays * 2)
    const hang = i % 2 ? 4 : 16 + Math.abs(reach) * 0.2 * (1 - along * 0.6)
    return [x + reach * (along + (i % 2 ? 0 : 0.03)), drop(along) + hang] as const
  })
  return polygon([...top, [x + reach, drop(1) + 6], ...under])
}

/** A sword fern, its root at `x`, `y`. */
const fern = (x: number, y: number, scale: number) =>
  [-62, -36, -8, 22, 48, 70]
    .map((lean) => {
      const height = Math.round(scale * (92 - Math.abs(lean) * 0.7))
      const tip = Math.round(lean * scale)
      return `M${x - 4} ${y}Q${x + Math.round(tip * 0.3) - 7} ${y - height} ${x + tip} ${y - height + Math.abs(Math.round(tip * 0.3))}Q${x + Math.round(tip * 0.4) + 6} ${y - Math.round(height * 0.7)} ${x + 4} ${y}Z`
    })
    .join('')
