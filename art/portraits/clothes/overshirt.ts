import { inks } from '../../../src/ui/base/inks.ts'
import { place, shape, stroke } from '../../parts/svg.ts'
import { bust, type Cloth } from '../parts/bust.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** A work shirt open over a tee, with headphones round the neck. */
export const overshirt = (shirt: Cloth): Worn => ({
  behind:
    paint(shirt.deep, '222,510! 228,472 262,456 300,452 340,456 374,472 380,510! 300,540') +
    stroke('#1c2326', 12, 'M214 540Q214 448 300 446T388 540'),
  front:
    paint('#e9dfc6', '236,496! 262,518 300,526 340,516 364,496! 372,760! 228,760!') +
    paint('#b9a88c', '236,496! 262,518 282,524! 276,760! 228,760!') +
    bust(shirt, '222,498! 262,560 286,750! 316,750! 340,560 378,498!', { breadth: 226 }) +
    paint(shirt.shade, '234,474! 214,506! 230,574 256,606! 272,560 262,520!') +
    paint(shirt.light, '366,474! 388,506! 376,572 348,606! 332,560 340,520!') +
    stroke(shirt.deep, 2, 'M256 606l-8-44M348 606l10-44') +
    stroke('#1c2326', 12, 'M224 476Q212 500 212 540M378 476Q392 500 392 540') +
    cup(208, 572, 1) +
    cup(396, 572, -1),
})

const cup = (x: number, y: number, side: 1 | -1) =>
  place(
    x,
    y,
    1,
    shape('#14191b', 'M14-40Q30-34 30 0T14 40L4 36V-36Z') +
      shape('#2b3437', 'M2-42Q18-42 18 0T2 42Q-20 40-20 0T2-42Z') +
      shape(side < 0 ? '#7d8b8c' : '#465255', 'M-1-32Q10-32 10 0T-1 32Q-14 30-14 0T-1-32Z') +
      shape(inks.ember, 'M-2-12Q3-12 3 0T-2 12Q-7 12-7 0T-2-12Z'),
    side,
  )
