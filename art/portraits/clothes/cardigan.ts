import { inks } from '../../../src/ui/base/inks.ts'
import { disc, stroke } from '../../parts/svg.ts'
import { bust, type Cloth } from '../parts/bust.ts'
import { paint } from '../parts/paint.ts'
import type { Worn } from '../parts/worn.ts'

/** A cardigan over a shirt and a knitted tie. */
export const cardigan = (wool: Cloth): Worn => ({
  behind: paint('#b8c2c4', '230,500! 234,466 266,454 300,451 336,454 368,466 372,500! 300,540'),
  front:
    paint('#f4efe2', '236,474! 268,508 300,524 334,508 366,474! 372,720! 228,720!') +
    paint('#c3cdd0', '236,474! 262,504 284,518! 290,720! 228,720!') +
    paint(inks.ember, '286,530! 316,530! 311,556! 326,750! 276,750! 291,556!') +
    paint(inks.cedar, '286,530! 298,532! 298,556! 300,750! 276,750! 291,556!') +
    stroke(inks.rust, 2.5, 'M288 586h26M286 612h30M284 638h34M282 664h38') +
    bust(wool, '216,504! 244,566 298,718! 302,718! 358,566 384,504!', { breadth: 226 }) +
    paint('#d5dad6', '236,466! 226,500 222,516! 268,574! 301,530! 262,506!') +
    paint(inks.snow, '364,466! 376,500 380,516! 334,574! 301,530! 340,506!') +
    stroke(wool.deep, 10, 'M220 520Q244 590 297 724V760') +
    stroke(wool.light, 10, 'M382 520Q358 590 305 724V760') +
    disc(inks.brass, 300, 738, 6),
})
