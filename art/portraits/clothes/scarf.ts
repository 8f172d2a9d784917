import { inks } from '../../../src/ui/base/inks.ts'
import { disc, stroke } from '../../parts/svg.ts'
import { bust, type Cloth } from '../parts/bust.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** A printed scarf, wound once, over a plain coat. */
export const scarf = (cloth: Cloth, coat: Cloth): Worn => ({
  behind: paint(cloth.deep, '214,510! 220,468 254,452 300,448 346,452 382,468 390,510! 300,560'),
  front:
    bust(coat, '226,500! 300,560 376,500!', { breadth: 210 }) +
    paint(cloth.deep, '228,466! 262,500 300,510 344,500 374,462! 380,520 300,560 222,520!') +
    paint(cloth.shade, '222,466! 208,506 222,546 260,570 306,578! 290,544 252,516 234,488!') +
    paint(cloth.base, '234,488! 256,518 300,534 350,512 380,462! 400,498 392,534 352,564 306,578! 262,556') +
    paint(cloth.light, '380,462! 400,498 392,534 352,564! 374,528 382,496') +
    paint(cloth.base, '296,570! 340,562! 372,640 376,750! 306,750! 312,650') +
    paint(cloth.shade, '296,570! 314,572! 332,650 330,750! 306,750! 312,650') +
    stroke(cloth.deep, 2.5, 'M246 506Q280 546 332 542M350 528Q376 506 382 478') +
    stroke(inks.brass, 4, 'M240 500Q262 528 302 536 350 530 384 474M308 736H376') +
    [
      [268, 548],
      [302, 558],
      [338, 552],
      [368, 532],
      [386, 504],
      [338, 606],
      [352, 646],
      [326, 660],
      [358, 690],
      [332, 706],
    ]
      .map(([x = 0, y = 0]) => disc(inks.brass, x, y, 4.5))
      .join(''),
})
