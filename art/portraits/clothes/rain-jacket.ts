import { inks } from '../../../src/ui/base/inks.ts'
import { disc } from '../../parts/svg.ts'
import { bust, type Cloth } from '../parts/bust.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** A rain jacket with its hood down, over a striped jersey. */
export const rainJacket = (coat: Cloth): Worn => ({
  behind: paint(coat.deep, '198,500! 194,468 224,444 300,436 376,444 408,468 404,500! 300,540'),
  front:
    bust(coat, '214,502! 300,590! 386,502!', { breadth: 214 }) +
    jersey +
    paint(coat.shade, '300,606! 262,578 222,540 198,502 200,464 224,446! 234,472 246,504 270,546 300,586!') +
    paint(coat.base, '300,606! 340,578 382,540 406,502 402,462 378,444! 368,470 354,504 330,546 300,586!') +
    paint(coat.light, '378,444! 402,462 406,502 382,540 374,548! 386,502 382,468!') +
    paint(coat.deep, '284,596! 290,640 286,750! 292,750! 296,640 292,602!') +
    paint(coat.shade, '316,596! 320,640 318,750! 323,750! 326,640 322,592!') +
    [640, 700].map((y) => disc(coat.deep, 307, y, 6)).join(''),
})

const jersey =
  paint('#21374d', '236,494! 300,600! 364,494! 330,520 300,526 268,520') +
  paint(
    inks.paper,
    '244,509! 270,527 300,533 330,527 356,509! 352,519! 330,535 300,541 270,535 249,519!',
    '258,535! 300,550 344,533! 338,543! 300,558 264,545!',
    '274,560! 300,567 326,560! 320,570! 300,575 280,570!',
  )
