import { inks } from '../../src/ui/base/inks.ts'
import { cloudBank } from '../parts/cloud.ts'
import { dory } from '../parts/dory.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { fishingBoat } from '../parts/fishing-boat.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { hillTown } from '../parts/hill-town.ts'
import { netShed } from '../parts/net-shed.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { box, pointsFrom, shape, sliver, slivers, stroke } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 1000]
const horizon = 540
const sun = { x: 1090, y: 400, radius: 66, ink: inks.snow }

export const ourStory: Picture = {
  name: 'our-story',
  width,
  height,
  alt: 'Morning in a small harbour: trollers at their moorings, red net sheds on pilings and a town climbing the hill.',
  body: sky() + mountains() + hillTown() + water() + sheds() + boats() + wharf(),
}

function sky() {
  const bands = [
    [980, '#9fcbc2'],
    [760, '#b7d1bd'],
    [570, '#d3d6b4'],
    [410, '#e9d7a8'],
    [280, '#f3d596'],
    [175, '#f8dfa6'],
    [110, '#fbeac0'],
  ] as const
  return (
    sunSky({ width, height, ink: inks.glacier, sun, bands }) +
    cloudBank({ x: 1220, y: 250, width: 300, thickness: 16, ink: '#f6e6c6' }) +
    cloudBank({ x: 640, y: 180, width: 220, thickness: 12, ink: '#cfe0cf' })
  )
}

function mountains() {
  const span = { from: -80, to: 1700, base: horizon }
  return (
    range({
      ...span,
      seed: 41,
      peaks: peaksFrom('120 300 420, 560 260 430, 820 330 450, 1240 380 450, 1480 250 420'),
      inks: { shade: '#7f9fab', lit: '#b7c3b4', snow: '#fbf3df', snowShade: '#c3d3d3' },
    }) +
    range({
      ...span,
      seed: 52,
      peaks: peaksFrom('300 400 480, 700 420 490, 1000 460 505, 1330 430 500, 1580 380 480'),
      inks: { shade: '#4f7f8a', lit: '#86a79f' },
    })
  )
}

function water() {
  return (
    shape('#5b9fa1', box(0, horizon, width, height - horizon)) +
    shape(
      inks.ink,
      box(-10, 550, 712, 6) + Array.from({ length: 12 }, (_, i) => box(8 + i * 61, 554, 6, 18)).join(''),
    ) +
    shape('#37747c', slivers('-60 574 840 12, -80 592 620 12, 60 612 380 9')) +
    shape('#d8cfae', slivers('20 588 120 6, 300 584 150 5, 500 590 120 5')) +
    shape('#c98a5a', slivers('170 596 130 6, 400 600 90 5')) +
    ripples({ from: 0, to: width, top: horizon + 30, height: 420, count: 40, ink: '#478b91', seed: 8 }) +
    ripples({ from: 0, to: width, top: horizon + 14, height: 430, count: 24, ink: '#85bdb6', seed: 28 }) +
    glints({ x: sun.x - 40, top: horizon, height: 440, widths: [130, 380], ink: '#f6dfa4', seed: 5, rows: 18 })
  )
}

function sheds() {
  return (
    shape(
      inks.spruce,
      firs({ from: 1330, to: 1640, count: 9, ground: () => 560, height: (along) => 130 + along * 150, seed: 61 }),
    ) +
    headland(inks.spruce, pointsFrom('1160 562, 1240 548, 1400 530, 1600 500'), 566) +
    shape('#37747c', sliver(1080, 572, 620, 12)) +
    netShed({ x: 1130, y: 556, scale: 0.62, wall: inks.ember, shade: inks.cedar, roof: inks.spruce }) +
    shape('#37747c', slivers('1190 690 460 20, 1230 712 420 16, 1150 604 170 8')) +
    netShed({ x: 1250, y: 606, scale: 1.2 }) +
    shape('#8a4a3c', slivers('1270 706 180 8, 1380 722 170 8')) +
    figure({ x: 1480, y: 608, scale: 0.62, coat: inks.brass, hat: inks.brass })
  )
}

function boats() {
  return (
    shape('#478b91', slivers('350 652 150 7, 810 628 110 6, 500 812 350 18')) +
    fishingBoat({ x: 420, y: 648, scale: 0.55, trim: inks.deep }) +
    fishingBoat({ x: 870, y: 624, scale: 0.4, hull: inks.deep, trim: inks.brass, facing: 'right' }) +
    fishingBoat({ x: 690, y: 806, scale: 1.3 }) +
    shape('#e9e4cf', slivers('560 820 200 7, 640 838 170 7')) +
    dory({ x: 1190, y: 850, scale: 1.2, rower: true })
  )
}

/** The foreground: a dark corner of the wharf with someone waiting for the boat. */
function wharf() {
  return (
    shape(
      inks.ink,
      'M0 892H468V914H0ZM30 914h26v90H30ZM170 914h26v90h-26ZM300 914h26v90h-26ZM426 850h30v154h-30ZM60 838h24v60H60Z',
    ) +
    shape(inks.spruce, 'M0 884H474V894H0ZM422 842h38v10h-38ZM56 832h32v8H56Z') +
    shape(inks.cedar, 'M120 826h70v58h-70ZM196 840h52v44h-52Z') +
    shape(inks.rust, 'M120 826h22v58h-22ZM196 840h16v44h-16ZM120 842h70v4h-70ZM120 862h70v4h-70ZM196 856h52v4h-52Z') +
    stroke(inks.paperShade, 4, 'M443 862Q480 860 528 748') +
    figure({ x: 330, y: 886, scale: 1.25, coat: inks.brass, hat: inks.cedar, arm: 'raised', facing: 'right' }) +
    shape('#478b91', slivers('1416 914 80 8, 1326 962 60 6')) +
    shape(inks.ember, 'M1442 914Q1440 884 1456 878T1474 914ZM1346 962q0-18 10-22t14 22Z') +
    shape(inks.paper, 'M1441 902H1473L1474 910H1441Z') +
    gull(1000, 250, 0.8, inks.snow) +
    gull(1070, 290, 0.55, inks.snow) +
    gull(560, 690, 0.6, inks.snow)
  )
}
