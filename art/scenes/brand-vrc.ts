import { inks } from '../../src/ui/base/inks.ts'
import { cumulus } from '../parts/cumulus.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { fireweed } from '../parts/fireweed.ts'
import { flagpole } from '../parts/flagpole.ts'
import { floatPlane } from '../parts/float-plane.ts'
import { headland } from '../parts/headland.ts'
import { loon } from '../parts/loon.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { schoolhouse } from '../parts/schoolhouse.ts'
import { levelSky } from '../parts/sky.ts'
import { box, disc, pointsFrom, shape, slivers, stroke } from '../parts/svg.ts'
import { ripples } from '../parts/water.ts'
import { wavingFigure } from '../parts/waving-figure.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const shoreline = 596

export const brandVrc: Picture = {
  name: 'brand-vrc',
  width,
  height,
  alt: 'A yellow float plane comes down to a lake where the road ends at a small school; students wave from the dock.',
  body: sky() + mountains() + lake() + school() + dock() + floatPlane(560, 330, 0.92, 4) + front(),
}

function sky() {
  return (
    levelSky(width, height, [
      [0, '#5fa6b8'],
      [120, '#78b5c0'],
      [220, '#93c5c8'],
      [310, '#b0d5d0'],
      [390, '#cde3d8'],
    ]) +
    disc('#a9cfcb', 1400, 150, 210) +
    disc('#cfe3d4', 1400, 150, 132) +
    disc(inks.snow, 1400, 150, 70) +
    cumulus(1060, 330, 1.15, ['#c9dedb', inks.snow]) +
    cumulus(180, 250, 1, ['#b9d5d6', '#f3f1e4']) +
    cumulus(1500, 300, 0.9, ['#d5e3da', inks.snow])
  )
}

function mountains() {
  const span = { from: -80, to: 1700, lightX: 1700 }
  return (
    range({
      ...span,
      base: shoreline,
      seed: 5,
      peaks: peaksFrom(
        '40 330 440, 230 260 430, 430 360 470, 700 400 480, 900 330 470, 1120 380 490, 1330 300 460, 1560 340 470',
      ),
      inks: { shade: '#4f86a0', lit: '#8fbcc4', snow: inks.snow, snowShade: '#b9d5dc' },
      snowLine: 0.44,
    }) +
    range({
      ...span,
      base: shoreline + 2,
      seed: 14,
      peaks: peaksFrom('120 470 520, 380 490 540, 640 510 550, 1000 500 550, 1260 460 530, 1530 420 520'),
      inks: { shade: '#2f6a78', lit: '#5c9a94' },
    })
  )
}

function lake() {
  const stand = (from: number, to: number, count: number, tall: number, seed: number) =>
    firs({ from, to, count, ground: () => shoreline + 4, height: () => tall, seed, tiers: 5 })
  return (
    shape('#1f5a50', stand(-40, 500, 22, 74, 3) + stand(490, 1000, 19, 50, 9) + box(-40, shoreline - 6, 1100, 12)) +
    shape('#3b9aa0', box(0, shoreline, width, height - shoreline)) +
    shape('#2a7f8a', slivers('-60 614 520 22, 300 612 560 16, -80 640 380 20, 420 640 360 12')) +
    shape('#a9d3cf', slivers('520 632 420 9, 640 660 380 10, 300 690 420 12, 700 712 300 11')) +
    ripples({ from: 0, to: 1200, top: shoreline + 30, height: 270, count: 34, ink: '#2f8791', seed: 6 }) +
    // The plane's shadow and reflection.
    shape('#23707c', slivers('330 770 420 22, 420 796 300 16')) +
    shape(inks.brass, slivers('400 748 330 12, 470 782 260 12, 440 812 180 9'))
  )
}

/** The far end of the road, coming down through the trees. */
function school() {
  const trees = (from: number, count: number, foot: number, tall: number, seed: number) =>
    shape(
      '#1f5a50',
      firs({ from, to: 1640, count, ground: (along) => foot - along * 90, height: () => tall, seed, tiers: 6 }),
    )
  return (
    headland('#2b6b55', pointsFrom('964 674, 1080 560, 1240 470, 1420 430, 1600 380'), 674) +
    trees(1130, 13, 560, 150, 21) +
    shape('#5d9a63', 'M970 668Q1080 604 1220 578T1420 556T1600 516V900H1320Q1240 800 1120 742T970 668Z') +
    shape(
      '#e6d9ac',
      'M1600 500Q1520 520 1500 552T1440 600Q1400 620 1380 652L1420 664Q1450 640 1480 612 1560 580 1560 552T1600 524Z',
    ) +
    trees(1470, 4, 600, 210, 33) +
    shape('#3f7f58', slivers('1200 652 260 18')) +
    schoolhouse({ x: 1330, y: 654, scale: 1.6, wall: [inks.paperShade, inks.snow], roof: [inks.rust, inks.cedar] }) +
    flagpole(1156, 656) +
    shape('#4a8a5c', 'M1010 690Q1150 650 1300 668T1600 650V900H1320Q1240 800 1120 742T1010 690Z') +
    shape('#e6d9ac', 'M1376 654H1424Q1400 700 1300 712L1236 724V706Q1350 692 1376 654Z') +
    shape('#cdbf90', 'M962 668 1010 690Q1120 742 1180 776T1330 900H1296Q1220 810 1110 752T962 672Z')
  )
}

/** Pupils on the dock with the last kit, ready to be returned. */
function dock() {
  const boards = [840, 900, 960, 1020, 1080, 1140]
  return (
    shape('#4a3a33', [812, 930, 1048].map((x) => box(x, 752, 15, 76)).join('')) +
    shape('#23707c', slivers('770 836 340 14')) +
    shape('#8d6a4c', 'M790 734H1232L1250 758H790Z') +
    shape('#d9b98a', 'M790 724H1240L1216 700H826Z') +
    shape('#b08d62', 'M790 724H1240V734H790Z') +
    stroke('#b08d62', 2.4, boards.map((x) => `M${x + 16} 701L${x} 724`).join('')) +
    wavingFigure({ x: 884, y: 720, scale: 1.04, coat: inks.cedar, hair: '#3a2418' }) +
    wavingFigure({ x: 956, y: 716, scale: 0.92, coat: inks.dusk, hat: inks.ember, skin: '#8a5636' }) +
    figure({ x: 1014, y: 720, scale: 0.82, coat: '#fbe3ab', legs: inks.deep, hair: inks.rust, skin: '#dca882' }) +
    figure({ x: 1086, y: 720, scale: 1.26, coat: inks.plum, hat: inks.brass, arm: 'raised' }) +
    shape(inks.ink, 'M1142 682h8v-9h34v9h8v6h-50Z') +
    shape(inks.deep, 'M1128 684h72v34h-72Z') +
    shape('#7fa9c0', 'M1192 684h8v34h-8ZM1146 694h34v12h-8l-5-5h-8l-5 5h-8Z')
  )
}

function front() {
  const spikes = [
    [40, 900, 260, 20],
    [96, 910, 200, 24],
    [150, 920, 240, -14],
    [214, 920, 170, 12],
    [276, 930, 140, 20],
    [1560, 910, 210, -22],
    [1500, 920, 160, -16],
  ]
  return (
    loon(640, 842, 0.9) +
    loon(512, 866, 0.7) +
    headland('#2b6b55', pointsFrom('0 820, 140 826, 300 866, 400 900'), height) +
    headland('#2b6b55', pointsFrom('1280 900, 1400 836, 1500 810, 1600 800'), height) +
    spikes
      .map(([x = 0, y = 0, tall = 0, lean = 0], i) =>
        fireweed({ x, y, height: tall, lean, seed: i * 7 + 3, stem: inks.spruce, bloom: ['#a4486f', '#e07f9c'] }),
      )
      .join('') +
    headland(inks.spruce, pointsFrom('0 872, 160 874, 300 896, 330 900'), height)
  )
}
