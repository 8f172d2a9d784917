import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

/** A post with four arrow boards, 600 high, standing on `y`; the lowest board is blank. Lit from the right. */
export const trailSign = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape('#2f5a45', 'M-12 2 16 2-190 34-260 30Z') +
      shape('#5b3a2a', 'M-17-590 0-604 17-590V4H-17Z') +
      shape('#a8703f', 'M6-599 17-590V4H6Z') +
      board(
        -520,
        'M-40-34H236L280 0 236 34H-40Z',
        'M236-34 280 0 236 34H214L256 0 214-34Z',
        'M90 14 122-20 140 0 152-12 176 14Z',
      ) +
      board(
        -424,
        'M40-34H-250L-294 0-250 34H40Z',
        'M40-34V34H18V-34Z',
        'M-150-22-134 4H-142L-126 18H-146V24H-154V18H-174L-158 4H-166Z',
        -1,
      ) +
      board(
        -328,
        'M-52-34H190L234 0 190 34H-52Z',
        'M190-34 234 0 190 34H168L210 0 168-34Z',
        'M60 8H130L118 20H72ZM92-24 122 2H92ZM86-18V2H70Z',
      ) +
      board(-232, 'M34-30H-150L-190 0-150 30H34Z', 'M34-30V30H12V-30Z', '', -1),
  )

/** A board on the post at a height, with a lit end and a mark cut into it. */
const board = (y: number, outline: string, edge: string, mark: string, to: 1 | -1 = 1) =>
  place(
    0,
    y,
    1,
    `<g transform="translate(-5 8)">${shape('#3b2620', outline)}</g>` +
      shape(inks.rust, outline) +
      shape('#d9894e', edge) +
      stroke('#73301f', 2, to > 0 ? 'M-24-18H130M-24 20H50' : 'M8-18H-120M8 20H-50') +
      (mark ? shape(inks.paper, mark) : '') +
      shape('#3b2620', 'M-6-20a4 4 0 1 0 .1 0ZM-6 12a4 4 0 1 0 .1 0Z'),
  )
