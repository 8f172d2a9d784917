import { bust, type Cloth } from '../parts/bust.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** A coat under the ends of a headscarf. */
export const drapedCoat = (coat: Cloth, scarf: Cloth): Worn => ({
  behind: '',
  front:
    bust(coat, '226,500! 300,560 374,500!', { breadth: 206 }) +
    paint(
      coat.deep,
      '150,556! 182,590 250,640 306,694! 380,640 444,558! 452,564! 392,652 310,720! 240,660 170,604 140,562!',
    ) +
    paint(scarf.base, '206,440! 194,500 150,550! 190,584 256,634 312,692! 376,628 446,554! 422,510 410,440!') +
    paint(scarf.shade, '206,440! 194,500 150,550! 190,584 256,634 312,692! 322,682! 286,620 250,560 236,500!') +
    paint(scarf.deep, '240,486! 262,536 300,584 346,612! 306,570 274,520!', '216,520! 232,570 262,610! 244,566!') +
    paint(scarf.shade, '372,470! 372,520 348,560 318,582! 360,556 384,512!') +
    paint(scarf.light, '410,440! 422,510 446,554! 422,580! 406,530!', '366,560! 376,590 368,626! 392,606! 384,580!'),
})
