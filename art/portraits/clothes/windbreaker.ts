import { inks } from '../../../src/ui/base/inks.ts'
import { stroke } from '../../parts/svg.ts'
import { bust, type Cloth } from '../parts/bust.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** A two-tone windbreaker with a standing collar. */
export const windbreaker = (shell: Cloth): Worn => ({
  behind: paint('#8d7f6a', '218,510! 222,462 256,450 300,446 346,450 380,462 386,510! 300,550'),
  front:
    bust(shell, '214,500! 300,560 388,500!', { breadth: 224 }) +
    paint('#b9a98d', '119,601! 164,566 214,500! 300,590! 300,640! 240,626 170,640 108,640!') +
    paint(inks.paper, '206,632! 240,626 300,640! 300,590! 212,506! 200,560') +
    paint(inks.paper, '300,590! 388,500! 438,566 481,601! 492,640! 430,640 360,626 300,640!') +
    paint(inks.snow, '388,500! 438,566 481,601! 492,640! 462,640! 440,606 400,586!') +
    paint('#c3b49a', '218,468! 210,512! 246,560 296,600! 300,560! 262,520!') +
    paint(inks.paper, '386,466! 394,510! 356,560 304,600! 300,560! 342,518!') +
    paint(inks.snow, '386,466! 394,510! 378,532! 374,484!') +
    stroke(shell.deep, 4, 'M300 562V760') +
    paint(inks.ember, '294,600! 306,600! 304,630! 296,630!'),
})
