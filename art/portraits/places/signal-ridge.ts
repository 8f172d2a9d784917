import { inks } from '../../../src/ui/base/inks.ts'
import { stars } from '../../parts/night.ts'
import { range } from '../../parts/range.ts'
import { levelSky } from '../../parts/sky.ts'
import { disc, place, shape, stroke } from '../../parts/svg.ts'
import { paint } from '../parts/paint.ts'

/** A radio mast on the ridge before sunrise. */
export const signalRidge = () =>
  levelSky(600, 750, [
    [0, '#232b52'],
    [120, inks.dusk],
    [230, '#523b62'],
    [320, '#7d4a68'],
    [392, '#b9655a'],
    [446, '#ee9f55'],
  ]) +
  stars({ from: 10, to: 590, top: 20, bottom: 240, count: 34, ink: inks.paper, seed: 12, size: 3.4 }) +
  range({
    from: -60,
    to: 660,
    base: 620,
    seed: 5,
    peaks: [
      [40, 450, 490],
      [250, 460, 500],
      [430, 440, 490],
      [590, 414, 480],
    ],
    inks: { shade: '#43406b', lit: '#8c5a73' },
  }) +
  paint('#27304f', '0,524! 50,504 130,508 260,560 380,590 600,556! 600,750! 0,750!') +
  paint('#413c68', '76,505! 130,508 260,560 380,590 320,592 200,556 120,522!') +
  mast

const mast = place(
  -48,
  4,
  1,
  stroke(inks.ink, 5, 'M86 506 108 150 130 506') +
    stroke(inks.ink, 2.5, 'M88 470l38-56-32-54 26-50-20-50 12-50M128 470 90 414l32-54-26-50 20-50-12-50') +
    stroke(inks.ink, 3, 'M108 150V96') +
    drum(128, 330, 22) +
    drum(92, 262, 16) +
    disc(inks.ember, 108, 94, 7) +
    stroke(inks.brass, 4, 'M82 68a38 38 0 0 1 52 0M62 48a66 66 0 0 1 92 0'),
)

/** A microwave drum, seen a little from the side. */
function drum(x: number, y: number, radius: number) {
  const rim = shape('#8f86a0', 'M-10-20H2V20H-10Q-18 12-18 0T-10-20Z')
  return place(x, y, radius / 20, `${rim}<ellipse cx="2" rx="13" ry="20" fill="${inks.paper}"/>`)
}
