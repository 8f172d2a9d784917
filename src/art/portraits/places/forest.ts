import { inks } from '../../inks.ts'
import { box, shape } from '../../parts/svg.ts'
import { paint } from '../parts/paint.ts'

/** Old firs with the morning between them. */
export const forest = () =>
  shape('#cfe0c2', box(0, 0, 600, 750)) +
  shape('#e9ecd0', 'M420 0H600V300L250 750H90Z') +
  trunks('#a9c8ab', '#bcd5b6', [[30, 30], [128, 24], [214, 28], [330, 22], [452, 28], [560, 26]]) +
  trunks('#74a184', '#8db594', [[-6, 46], [158, 40], [392, 38], [506, 44]]) +
  boughs('#5d8f74', [[0, 120, 150], [600, 70, -170], [600, 210, -110]]) +
  trunks(inks.moss, '#4c8468', [[70, 62], [548, 74]]) +
  boughs(inks.moss, [[40, 40, 190], [0, 250, 130], [600, 330, -90]]) +
  paint(inks.spruce, '0,560! 60,540 150,566 240,556 360,570 470,548 600,566! 600,750! 0,750!') +
  ferns

const trunks = (shade: string, lit: string, at: [x: number, width: number][]) =>
  shape(shade, at.map(([x, w]) => `M${x} 0h${w}l${w / 6} 640h-${w * 1.4}Z`).join('')) +
  shape(lit, at.map(([x, w]) => `M${x + w * 0.62} 0H${x + w}l${w / 6} 640h-${w * 0.45}Z`).join(''))

/** Drooping sprays from the sheet's edge. */
const boughs = (ink: string, at: [x: number, y: number, reach: number][]) =>
  paint(
    ink,
    ...at.map(([x, y, r]) =>
      [
        [0, -26], [0.3, -20], [0.34, -2], [0.5, -6], [0.56, 16], [0.74, 16], [0.78, 36], [1, 54],
        [0.7, 44], [0.62, 58], [0.5, 36], [0.38, 50], [0.3, 24], [0.14, 36], [0, 14],
      ]
        .map(([dx = 0, dy = 0]) => `${x + dx * r},${y + dy}!`)
        .join(' '),
    ),
  )

const ferns = shape(
  inks.spruce,
  [20, 64, 110, 470, 520, 566]
    .map((x, i) => `M${x} 570q-30-60-46-40q20 0 46 40q-8-84-2-96q10 30 2 96q26-70 50-50q-26 6-50 50Z`.replace('570', `${572 - (i % 2) * 14}`))
    .join(''),
)
