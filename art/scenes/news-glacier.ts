import { inks } from '../../src/ui/base/inks.ts'
import { cloudBank } from '../parts/cloud.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { glacier } from '../parts/glacier.ts'
import { headland } from '../parts/headland.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { schoolhouse } from '../parts/schoolhouse.ts'
import { levelSky } from '../parts/sky.ts'
import { smoke } from '../parts/smoke.ts'
import { box, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { ripples } from '../parts/water.ts'
import { wavingFigure } from '../parts/waving-figure.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1200, 800]
const fjord = 470

const red = { wall: [inks.rust, '#c9573a'], roof: ['#2c3f4a', '#4d6873'] } as const
const white = { wall: ['#c9c6b6', inks.snow], roof: [inks.cedar, '#d9714a'] } as const
const ochre = { wall: ['#b98a3c', inks.brass], roof: ['#3a3540', '#5f5a68'] } as const
const blue = { wall: [inks.deep, '#4f7d94'], roof: ['#7d8a8a', '#b5c0bb'] } as const
const green = { wall: [inks.spruce, '#4f8a70'], roof: ['#6b3a2e', '#a0624a'] } as const

export const newsGlacier: Picture = {
  name: 'news-glacier',
  width,
  height,
  alt: 'Nine small schoolhouses in a row on the shore, all facing one great glacier across the fjord.',
  body: sky() + mountains() + ice() + water() + shore() + schools() + nearGround(),
}

function sky() {
  return levelSky(width, 500, [
    [0, '#a7b5b8'],
    [60, '#b5c2c2'],
    [124, '#c4cfcc'],
    [190, '#d3dbd6'],
    [260, '#e0e5de'],
  ])
}

function mountains() {
  return (
    range({
      from: -80,
      to: 1300,
      base: fjord,
      seed: 12,
      peaks: peaksFrom('160 150 250, 390 90 230, 560 150 220, 770 70 220, 940 160 240, 1120 110 250'),
      inks: { shade: '#8698a3', lit: '#b3c0c3', snow: '#f3f5f0', snowShade: '#bccbd0' },
      snowLine: 0.7,
    }) +
    cloudBank({ x: -60, y: 120, width: 420, thickness: 26, ink: '#dfe5e1' }) +
    cloudBank({ x: 860, y: 128, width: 420, thickness: 28, ink: '#dfe5e1' }) +
    cloudBank({ x: 470, y: 74, width: 200, thickness: 16, ink: '#d3dbd6' })
  )
}

function ice() {
  return (
    glacier({
      edges: [
        [186, 622, 628],
        [206, 592, 672],
        [228, 566, 716],
        [252, 548, 736],
        [276, 500, 738],
        [300, 428, 752],
        [328, 352, 812],
        [352, 316, 872],
        [378, 236, 934],
        [408, 150, 1050],
      ],
      cliff: 64,
      seed: 7,
      inks: {
        ice: '#fbfaf4',
        shade: '#dfe9e8',
        moraine: '#8da3a8',
        crevasse: '#b7d3d4',
        wall: ['#5fa3ad', '#8fc3c6', '#cfe6e4'],
      },
    }) +
    shape('#4d6470', 'M0 204 48 188 96 232 130 270 176 300 190 342 240 372 226 408 180 430 190 472H0Z') +
    shape(
      '#7f979c',
      'M48 188 96 232 130 270 176 300 190 342 240 372 226 408 180 430 190 472H112L128 420 100 380 116 330 74 286 80 240Z',
    ) +
    shape('#4d6470', 'M1200 180 1150 216 1112 262 1070 290 1040 330 984 356 960 384 1010 420 1024 472H1200Z') +
    shape(
      '#7f979c',
      'M1150 216 1200 180V300L1176 270 1180 240ZM1070 290 1096 336 1088 372 1120 420 1106 450 1060 400 1066 350ZM984 356 1004 392 1030 420 1036 462 1010 420Z',
    )
  )
}

function water() {
  return (
    shape('#7fabb0', box(0, fjord, width, 160)) +
    shape('#b9d6d5', slivers('240 482 700 10, 300 500 540 9, 380 520 420 9, 430 542 300 8')) +
    shape('#5f8f98', slivers('-60 486 300 12, 960 486 320 12, -40 514 240 10, 1000 516 260 10')) +
    ripples({ from: 0, to: width, top: fjord + 4, height: 130, count: 26, ink: '#5f8f98', seed: 6 }) +
    shape(
      '#fbfaf4',
      'M300 536 326 518 352 524 372 514 392 538ZM836 524 858 512 884 516 896 528ZM640 500 652 494 672 496 680 502ZM150 516 164 508 186 518ZM1000 552 1030 536 1056 542 1074 556Z',
    ) +
    shape('#9cc8cc', 'M300 536 326 518 336 537ZM836 524 858 512 862 527ZM1000 552 1030 536 1034 555Z')
  )
}

function shore() {
  return (
    headland('#7d8f6c', pointsFrom('0 600, 200 588, 500 612, 800 604, 1000 590, 1200 596'), height) +
    headland('#66805f', pointsFrom('0 640, 260 628, 600 652, 900 640, 1200 630'), height)
  )
}

function schools() {
  const row = [red, white, blue, ochre, red, green, white, ochre, blue]
  const at = (i: number) => ({ x: 96 + i * 126, y: 672 + Math.sin((i / 8) * Math.PI) * 16, scale: 0.98 })
  return (
    row.map((_, i) => (i % 3 === 1 ? smoke(at(i).x - 30, at(i).y - 86, 60, -40, '#eef1ec', 5) : '')).join('') +
    shape(
      '#4f6a50',
      row.map((_, i) => `M${Math.round(at(i).x - 96)} ${Math.round(at(i).y + 14)}l44-18h104l-30 18Z`).join(''),
    ) +
    row.map((colours, i) => schoolhouse({ ...at(i), ...colours })).join('') +
    flag(at(4).x + 7, at(4).y - 137)
  )
}

function flag(x: number, y: number) {
  return shape(inks.ink, box(x - 1, y - 34, 2, 36)) + shape(inks.ember, `M${x + 1} ${y - 34}l26 7-26 9Z`)
}

function nearGround() {
  return (
    shape('#d9cfae', 'M0 716Q300 700 560 712T1200 706V722Q900 716 640 738T560 800H470Q500 744 400 736T0 734Z') +
    headland('#4f6a50', pointsFrom('0 748, 220 742, 380 752, 470 800'), height) +
    headland('#4f6a50', pointsFrom('580 800, 680 752, 900 736, 1200 738'), height) +
    wavingFigure({ x: 520, y: 736, scale: 0.72, coat: inks.cedar, hat: inks.brass, facing: 'right' }) +
    figure({ x: 558, y: 740, scale: 0.48, coat: inks.brass, hat: inks.deep, facing: 'right' }) +
    figure({ x: 584, y: 744, scale: 0.5, coat: inks.tide, hat: inks.cedar, facing: 'right' }) +
    figure({ x: 612, y: 738, scale: 0.46, coat: inks.ember, hat: inks.ink, facing: 'right' }) +
    shape(
      '#2c4a40',
      firs({
        from: -30,
        to: 130,
        count: 6,
        ground: () => 812,
        height: (along) => 190 - along * 110,
        seed: 8,
        tiers: 6,
      }),
    ) +
    shape(
      '#2c4a40',
      firs({
        from: 1060,
        to: 1230,
        count: 6,
        ground: () => 812,
        height: (along) => 80 + along * 120,
        seed: 28,
        tiers: 6,
      }),
    ) +
    headland('#2c4a40', pointsFrom('0 780, 160 784, 300 800'), height) +
    headland('#2c4a40', pointsFrom('920 800, 1060 784, 1200 776'), height)
  )
}
