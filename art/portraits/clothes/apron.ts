import { inks } from '../../../src/ui/base/inks.ts'
import { stroke } from '../../parts/svg.ts'
import { bust, type Cloth } from '../parts/bust.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** A carpenter's apron with a pencil in its pocket, over an open shirt. */
export const apron = (canvas: Cloth, shirt: Cloth): Worn => ({
  behind: paint(shirt.deep, '224,504! 230,470 264,456 300,452 340,456 372,470 378,504! 300,540'),
  front:
    bust(shirt, '220,498! 262,544 302,598! 342,544 380,498!', { breadth: 230 }) +
    paint(shirt.shade, '234,472! 218,502! 238,570 280,574! 302,598! 268,534') +
    paint(shirt.light, '368,472! 384,502! 366,568 324,574! 302,598! 336,534') +
    stroke(shirt.shade, 3, 'M302 598V640') +
    paint(canvas.shade, '214,640! 236,640! 244,552 238,500! 224,506! 230,566') +
    paint(canvas.light, '390,640! 368,640! 358,552 364,500! 378,506! 374,566') +
    paint(canvas.base, '208,634! 396,634! 420,750! 184,750!') +
    paint(canvas.shade, '208,634! 252,634! 244,750! 184,750!') +
    paint(canvas.light, '300,674! 378,674! 382,750! 298,750!') +
    paint(canvas.base, '305,682! 372,682! 375,750! 303,750!') +
    paint(inks.brass, '326,640! 336,640! 336,714! 326,714!') +
    paint(inks.ember, '331,640! 336,640! 336,714! 331,714!') +
    paint('#f3dcb4', '326,640! 331,622! 336,640!') +
    stroke(canvas.light, 2, 'M214 642H390') +
    stroke(inks.brass, 5, 'M229 640h.1M373 640h.1'),
})
