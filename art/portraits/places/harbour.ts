import { inks } from '../../../src/ui/base/inks.ts'
import { island } from '../../parts/island.ts'
import { levelSky } from '../../parts/sky.ts'
import { box, place, shape, stroke } from '../../parts/svg.ts'
import { ripples } from '../../parts/water.ts'

/** Trollers at their floats on a clear morning. */
export const harbour = () =>
  levelSky(600, 750, [
    [0, '#8fc3bf'],
    [90, '#a6cec5'],
    [176, '#bfdacb'],
    [258, '#d9e5d0'],
    [336, '#f0ead2'],
  ]) +
  shape('#7fb1b3', 'M0 372Q60 330 120 340T260 366 420 330 520 318L600 300V450H0Z') +
  shape('#5c98a0', 'M0 400Q70 372 150 384T330 398L470 372Q540 352 600 362V450H0Z') +
  shape(inks.tide, box(0, 416, 600, 334)) +
  ripples({ from: 0, to: 600, top: 424, height: 260, count: 22, ink: '#1f6570', seed: 8 }) +
  island({ x: 400, y: 420, width: 260, height: 44, ink: '#2c6f78', shore: '#1f6570', seed: 5 }) +
  troller(540, 452, 0.72, inks.spruce) +
  troller(92, 524, 1.1, inks.cedar) +
  piles

const troller = (x: number, y: number, scale: number, stripe: string) =>
  place(
    x,
    y,
    scale,
    stroke(inks.ink, 3, 'M-8-60V-262M-8-210-64-318M-8-210 40-316M70-40V-170M-8-250 70-164M-8-250-104-44') +
      shape(inks.snow, 'M-50-88H26V-36H-50ZM-56-96H34V-86H-56Z') +
      shape('#cfc3a8', 'M-50-88H-14V-36H-50Z') +
      shape(inks.deep, 'M-42-80h12v18h-12ZM-24-80h12v18h-12ZM0-80h18v18H0Z') +
      shape(inks.paper, 'M-112-52Q-60-36-20-38H112L98 0H-92Z') +
      shape('#cfc3a8', 'M-112-52Q-80-42-56-40L-50 0H-92Z') +
      shape(stripe, 'M-98-16H104L98 0H-92Z'),
  ) + shape('#1f6570', `M${x - 100 * scale} ${y}h${196 * scale}v${9 * scale}h-${170 * scale}Z`)

const piles =
  shape('#3a2a2a', 'M6 470h26v290H6ZM50 520h22v240H50ZM566 500h28v260h-28Z') +
  shape('#6b4636', 'M22 470h10v290H22ZM63 520h9v240h-9ZM583 500h11v260h-11Z')
