import { inks } from '../../inks.ts'
import { island } from '../../parts/island.ts'
import { levelSky } from '../../parts/sky.ts'
import { box, shape } from '../../parts/svg.ts'
import { glints, ripples } from '../../parts/water.ts'
import { paint } from '../parts/paint.ts'

/** The last light over the strait, and a driftwood fire. */
export const beachFire = () =>
  levelSky(600, 750, [
    [0, inks.dusk],
    [96, '#523b62'],
    [186, '#6f4160'],
    [262, '#964b55'],
    [324, '#c25d4b'],
    [370, '#df7b4b'],
  ]) +
  paint('#57395c', '0,392! 60,362 130,372 210,352 320,384 420,366 520,378 600,350! 600,420! 0,420!') +
  shape('#27455f', box(0, 404, 600, 346)) +
  island({ x: -70, y: 406, width: 300, height: 62, ink: '#33294f', shore: '#1b2f47', seed: 5 }) +
  ripples({ from: 0, to: 600, top: 410, height: 150, count: 14, ink: '#1d3650', seed: 3 }) +
  glints({ x: 528, top: 404, height: 150, widths: [50, 150], ink: '#df7b4b', seed: 4, rows: 9 }) +
  paint('#2a2340', '0,610! 120,586 300,600 460,580 600,560! 600,750! 0,750!') +
  paint('#4d3050', '600,566! 520,584 450,606 470,640 540,660 600,664!') +
  paint(inks.cedar, '520,620! 508,580 522,548 518,520 540,548 548,496 572,540 580,520 590,566 584,600 574,620!') +
  paint(inks.ember, '526,620! 520,590 534,562 538,580 550,530 566,566 574,556 580,590 570,620!') +
  paint(inks.brass, '536,620! 534,600 544,584 552,564 562,590 566,604 562,620!') +
  paint(inks.ink, '470,612! 600,632! 600,650! 468,626!', '494,640! 600,604! 600,622! 500,654!') +
  shape(inks.brass, 'M560 470h5v5h-5ZM536 448h4v4h-4ZM578 424h4v4h-4ZM552 396h3v3h-3Z')
