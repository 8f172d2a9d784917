import { inks } from '../../src/ui/base/inks.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { seenFrom } from '../parts/perspective.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { sloop } from '../parts/sloop.ts'
import { box, pointsFrom, shape } from '../parts/svg.ts'
import { onTrack, trackAlong, trackBed } from '../parts/track.ts'
import { train } from '../parts/train.ts'
import { trestle } from '../parts/trestle.ts'
import { glints, ripples } from '../parts/water.ts'
import { wavingFigure } from '../parts/waving-figure.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [800, 1000]
const far = 470

/** Eye level is at the passes, 420 above the rails; the sea lies 250 below them. */
const project = seenFrom({ x: 400, horizon: 400, height: 400, focal: 620 })
const track = trackAlong([
  [-620, 60],
  [-160, -30],
  [400, 60],
  [600, 700],
])
const at = onTrack(project, track)

export const focusTravelAndTourism: Picture = {
  name: 'focus-travel-and-tourism',
  width,
  height,
  alt: 'A red train crosses a timber trestle over an inlet, out of a tunnel below snowy mountains.',
  body: sky() + mountains() + inlet() + flank() + line() + lookout(),
}

function sky() {
  return sunSky({
    width,
    height: 600,
    ink: '#eec079',
    sun: { x: 560, y: 268, radius: 58, ink: inks.snow },
    bands: [
      [560, '#f0c984'],
      [440, '#f2d496'],
      [320, '#f5dfae'],
      [215, '#f6e8c6'],
      [125, '#f8efd8'],
    ],
  })
}

function mountains() {
  return (
    range({
      from: -80,
      to: 880,
      base: far,
      seed: 18,
      peaks: peaksFrom('40 250 360, 246 136 350, 440 300 370, 640 330 380'),
      inks: { shade: '#7d8fa3', lit: '#c0b6a8', snow: inks.snow, snowShade: '#c8cfd2' },
      snowLine: 0.5,
    }) +
    range({
      from: -80,
      to: 880,
      base: far,
      seed: 30,
      peaks: peaksFrom('90 350 424, 330 384 436, 520 410 444'),
      inks: { shade: '#3f6f80', lit: '#7ba39c' },
    })
  )
}

function inlet() {
  return (
    shape(inks.tide, box(0, far, width, height - far)) +
    glints({ x: 548, top: far, height: 300, widths: [60, 200], ink: '#f6e8c6', seed: 4, rows: 14 }) +
    ripples({ from: 0, to: width, top: far, height: 480, count: 34, ink: '#1f6570', seed: 9 }) +
    ripples({ from: 0, to: width, top: far + 30, height: 460, count: 14, ink: '#5aa3a0', seed: 19 }) +
    shape('#2a5a58', 'M-10 486Q60 458 150 470T270 486Z') +
    sloop(196, 572, 0.55)
  )
}

function flank() {
  return (
    shape(
      '#2f5560',
      'M800 200 752 244 726 300 694 340 676 400 640 450 622 520 588 570 570 640 536 720 520 800 470 900 452 1000H800Z',
    ) +
    shape(
      '#5f8a86',
      'M800 200V330L770 360 782 300 764 260ZM726 300 752 344 746 400 776 440 760 520 722 450 732 390ZM640 450 672 500 668 530 640 520Z',
    ) +
    shape('#23464a', 'M620 646 700 626 800 640V1000H470L520 860 560 740Z') +
    shape('#5f8a86', 'M560 740 590 800 572 850 604 930 560 900 540 810Z') +
    shape(
      '#1c4a3e',
      firs({
        from: 690,
        to: 830,
        count: 8,
        ground: (along) => 566 - along * 60,
        height: (along) => 90 + along * 60,
        seed: 17,
        tiers: 6,
      }),
    )
  )
}

function line() {
  return (
    shape('#8ba39a', 'M606 640V588Q606 536 652 536T698 588V640Z') +
    shape('#10241f', 'M616 640V590Q616 548 652 548T688 590V640Z') +
    trestle({ at, from: 300, to: 1150, drop: (length) => Math.min(250, 250 - (length - 640) * 0.42) }) +
    trackBed(at, 0, 1280) +
    train({ at, front: 346, cars: 7 }) +
    shape(
      inks.spruce,
      firs({ from: 640, to: 840, count: 9, ground: (along) => 830 - along * 60, height: () => 170, seed: 44 }),
    )
  )
}

function lookout() {
  return (
    shape(
      inks.spruce,
      firs({ from: -30, to: 180, count: 7, ground: () => 980, height: (along) => 260 - along * 130, seed: 5 }),
    ) +
    headland(inks.ink, pointsFrom('0 900, 150 900, 300 960, 420 1000'), height) +
    headland(inks.moss, pointsFrom('480 1000, 580 926, 700 912, 800 880'), height) +
    headland(inks.ink, pointsFrom('520 1000, 600 960, 700 950, 800 912'), height) +
    wavingFigure({ x: 664, y: 934, scale: 1.05, coat: inks.ember, hat: inks.brass }) +
    figure({ x: 712, y: 934, scale: 0.72, coat: inks.brass, hat: inks.cedar }) +
    gull(360, 236, 1.1, inks.snow) +
    gull(420, 262, 0.7, inks.snow)
  )
}
