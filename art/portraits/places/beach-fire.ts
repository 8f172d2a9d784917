import { inks } from '../../../src/ui/base/inks.ts'
import { island } from '../../parts/island.ts'
import { levelSky } from '../../parts/sky.ts'
import { box, shape, sliver } from '../../parts/svg.ts'
import { ripples } from '../../parts/water.ts'
import { paint } from '../parts/paint.ts'

/** A driftwood fire in the last light over the strait. */
export const beachFire = () =>
  levelSky(600, 750, [
    [0, inks.dusk],
    [96, '#523b62'],
    [186, '#6f4160'],
    [262, '#964b55'],
    [324, '#c25d4b'],
    [366, '#df7b4b'],
  ]) +
  paint('#6a3f5c', '0,380! 60,352 130,366 210,346 320,384 420,372 520,384 600,360! 600,420! 0,420!') +
  shape(inks.deep, box(0, 404, 600, 346)) +
  island({ x: -70, y: 406, width: 300, height: 62, ink: '#33294f', shore: '#1b2f47', seed: 5 }) +
  ripples({ from: 0, to: 600, top: 410, height: 150, count: 14, ink: '#1d3650', seed: 3 }) +
  shape(
    '#a4586a',
    [
      [440, 416, 190, 4],
      [390, 432, 120, 4],
      [500, 446, 130, 5],
      [430, 470, 110, 5],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0]) => sliver(x, y, w, h))
      .join(''),
  ) +
  paint('#2a2340', '0,612! 120,588 300,600 460,566 600,540! 600,750! 0,750!') +
  paint('#573150', '600,552! 536,562 470,590 462,640 520,690 600,704!') +
  paint('#8a4350', '600,598! 548,600 510,616 506,646 548,668 600,674!') +
  paint(inks.ink, '452,600! 600,646! 600,664! 448,616!', '486,648! 600,596! 600,616! 494,662!') +
  paint(inks.cedar, '512,626! 498,586 514,548 510,516 534,544 546,480 572,532 582,508 590,562 584,600 570,628!') +
  paint(inks.ember, '520,626! 512,594 528,562 532,578 546,522 564,562 574,550 579,590 566,628!') +
  paint(inks.brass, '530,626! 528,604 538,586 548,556 558,590 564,606 558,628!') +
  paint(inks.ink, '470,618! 600,632! 600,646! 468,632!') +
  shape(inks.brass, 'M566 462h5v5h-5ZM534 446h4v4h-4ZM580 420h4v4h-4ZM556 388h3v3h-3ZM586 366h3v3h-3Z')
