import { inks } from '../../src/ui/base/inks.ts'
import { ferry } from '../parts/ferry.ts'
import { figure } from '../parts/figure.ts'
import { lanternString } from '../parts/lantern.ts'
import { marketStall } from '../parts/market-stall.ts'
import { marketStreet } from '../parts/market-street.ts'
import { stars } from '../parts/night.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { box, type Point, pointsFrom, polygon, shape, slivers } from '../parts/svg.ts'
import { tints } from '../parts/tints.ts'
import { glints } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 1000]
const vanishing: Point = [810, 560]
const sun = { x: 850, y: 530, radius: 46, ink: inks.paper }
const skins = ['#c98a5e', '#8a5a3c', '#efc49c', '#a96f48'] as const

export const ourCommunity: Picture = {
  name: 'our-community',
  width,
  height,
  alt: 'A market street at dusk: neighbours among the stalls, lanterns strung across, the sea and the mountains at its end.',
  body: sky() + distance() + ground() + marketStreet(vanishing, width, 440) + lanterns() + market(),
}

function sky() {
  const bands = [
    [940, '#47395f'],
    [740, '#573c62'],
    [570, '#6f4160'],
    [430, '#964b55'],
    [310, '#c25d4b'],
    [210, '#df7b4b'],
    [140, '#ee9f55'],
    [84, '#f3c56a'],
  ] as const
  return (
    sunSky({ width, height, ink: inks.dusk, sun, bands }) +
    stars({ from: 380, to: 1240, top: 10, bottom: 200, count: 26, ink: '#e9cfae', seed: 6 })
  )
}

function distance() {
  return (
    range({
      from: 480,
      to: 1140,
      base: 580,
      seed: 12,
      lightX: sun.x,
      peaks: peaksFrom('560 440 520, 700 400 540, 930 500 530, 1010 430 520'),
      inks: { ...tints.rangeFar, snow: tints.snowLit, snowShade: tints.snowShade },
    }) +
    shape(inks.deep, box(560, 560, 480, 130)) +
    glints({ x: sun.x, top: 560, height: 110, widths: [60, 130], ink: '#f3c56a', seed: 5, rows: 9 }) +
    ferry(690, 596, 0.42)
  )
}

function ground() {
  return (
    shape('#45345a', box(0, 670, width, 330)) +
    shape(
      '#5d4465',
      polygon(pointsFrom('0 1000, 612 670, 650 670, 150 1000')) +
        polygon(pointsFrom('1600 1000, 1012 670, 975 670, 1440 1000')),
    ) +
    shape('#37294c', box(560, 668, 500, 8)) +
    shape(
      '#8d4f58',
      slivers('690 700 260 7, 560 760 300 9, 830 790 300 10, 480 850 420 13, 760 890 460 14, 380 950 560 18'),
    ) +
    shape('#c2744f', slivers('770 686 160 5, 780 722 170 7, 700 806 220 8, 790 846 240 10, 640 916 330 14'))
  )
}

function lanterns() {
  const string = { inks: [inks.brass, inks.ember, inks.brass, inks.paper], cord: inks.ink }
  return (
    lanternString({ ...string, from: [596, 488], to: [1020, 466], sag: 22, count: 7, scale: 0.5 }) +
    lanternString({ ...string, from: [470, 390], to: [1130, 452], sag: 34, count: 8, scale: 0.8 }) +
    lanternString({ ...string, from: [320, 372], to: [1290, 320], sag: 50, count: 9, scale: 1.2 }) +
    lanternString({ ...string, from: [30, 180], to: [1570, 230], sag: 80, count: 11, scale: 1.8 })
  )
}

function market() {
  return (
    passers([
      { x: 735, y: 700, coat: inks.deep },
      { x: 752, y: 701, coat: inks.rust, facing: 'right' },
      { x: 900, y: 696, coat: inks.spruce },
      { x: 668, y: 722, coat: inks.cedar, hat: inks.ink },
      { x: 955, y: 728, coat: inks.deep, facing: 'right' },
    ]) +
    marketStall({
      x: 520,
      y: 800,
      scale: 0.66,
      awning: [inks.tide, inks.paper],
      keeper: { coat: inks.deep, skin: skins[3] },
    }) +
    marketStall({
      x: 1130,
      y: 806,
      scale: 0.68,
      awning: [inks.brass, inks.rust],
      keeper: { coat: inks.moss, skin: skins[1] },
    }) +
    passers([
      { x: 636, y: 790, coat: inks.ember, skin: skins[2], arm: 'forward' },
      { x: 1010, y: 786, coat: inks.tide, skin: skins[0], hat: inks.rust, arm: 'forward', facing: 'right' },
      { x: 968, y: 800, coat: inks.plum, skin: skins[1], facing: 'right', tall: 0.64 },
    ]) +
    marketStall({ x: 210, y: 956, scale: 1.2, keeper: { coat: inks.spruce, skin: skins[0] } }) +
    marketStall({
      x: 1420,
      y: 960,
      scale: 1.24,
      awning: [inks.spruce, inks.paper],
      keeper: { coat: inks.rust, skin: skins[2] },
    }) +
    passers([
      { x: 420, y: 940, coat: inks.deep, skin: skins[3], hat: inks.brass, arm: 'forward' },
      { x: 764, y: 872, coat: inks.cedar, skin: skins[2], hair: '#5a2f22', facing: 'right' },
      { x: 886, y: 876, coat: inks.spruce, skin: skins[0], hat: inks.ink },
      { x: 826, y: 884, coat: inks.brass, skin: skins[2], tall: 0.6, facing: 'right', arm: 'raised' },
      { x: 1190, y: 944, coat: inks.ember, skin: skins[1], arm: 'forward', facing: 'right' },
    ])
  )
}

type Passer = Omit<Parameters<typeof figure>[0], 'scale'> & { tall?: number }

/** People shrink with distance, like the street. */
function passers(people: readonly Passer[]) {
  return people
    .map(({ tall = 1, ...it }) => figure({ ...it, scale: Math.round((it.y - vanishing[1]) * 0.6 * tall) / 100 }))
    .join('')
}
