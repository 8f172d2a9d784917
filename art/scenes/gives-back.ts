import { inks } from '../../src/ui/base/inks.ts'
import { fence } from '../parts/fence.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { headland } from '../parts/headland.ts'
import { island } from '../parts/island.ts'
import { keepersHouse } from '../parts/keepers-house.ts'
import { beam, lighthouse } from '../parts/lighthouse.ts'
import { stars } from '../parts/night.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { smoke } from '../parts/smoke.ts'
import { box, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { tints } from '../parts/tints.ts'
import { ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1200, 1280]
const horizon = 850
const tower = { x: 700, y: 1010, scale: 2.1 }
const lamp = { x: tower.x, y: tower.y - 228 * tower.scale }

export const givesBack: Picture = {
  name: 'gives-back',
  width,
  height,
  alt: 'In its keepers’ days a banded lighthouse sends its beams over the sea at dusk; a keeper with a lantern walks up to it.',
  body: sky() + sea() + station(),
}

function sky() {
  const bands = [
    [800, '#443763'],
    [650, '#523b62'],
    [500, '#6f4160'],
    [365, '#834659'],
    [245, '#a14c51'],
    [140, '#c9654c'],
  ] as const
  return (
    sunSky({ width, height, ink: inks.dusk, sun: { ...lamp, radius: 70, ink: '#ee9f55' }, bands }) +
    stars({ from: 0, to: width, top: 20, bottom: 330, count: 44, ink: '#ecd2b4', seed: 4, size: 5 }) +
    beam({ ...lamp, length: 560, spread: 130, ink: '#d98e57' }) +
    beam({ ...lamp, length: 560, spread: 78, ink: inks.brass }) +
    beam({ ...lamp, length: -760, spread: 150, ink: '#8d5560' }) +
    beam({ ...lamp, length: -760, spread: 88, ink: '#ad6c5f' })
  )
}

function sea() {
  return (
    range({
      from: -60,
      to: 1260,
      base: horizon,
      seed: 12,
      peaks: peaksFrom('80 720 800, 300 660 790, 520 740 810, 900 700 800, 1120 640 790'),
      inks: { ...tints.rangeMiddle, snow: '#d9b8a6', snowShade: '#8f7f98' },
    }) +
    range({
      from: -60,
      to: 1260,
      base: horizon,
      seed: 27,
      peaks: peaksFrom('150 790 830, 430 800 835, 860 790 830, 1150 770 825'),
      inks: { shade: '#2f3a60', lit: '#4d5a7c' },
    }) +
    shape('#27455f', box(0, horizon, width, height - horizon)) +
    ripples({ from: 0, to: width, top: horizon, height: 200, count: 30, ink: '#1d3650', seed: 8 }) +
    ripples({ from: 760, to: 1200, top: horizon + 4, height: 150, count: 14, ink: '#e3a35c', seed: 12 }) +
    island({ x: 20, y: 868, width: 250, height: 54, ink: '#1d3650', shore: '#172c44', seed: 5 })
  )
}

function station() {
  return (
    shape(
      '#17393a',
      firs({ from: 880, to: 1240, count: 8, ground: () => 1040, height: (along) => 180 + along * 190, seed: 61 }),
    ) +
    shape(
      '#17393a',
      firs({ from: -30, to: 170, count: 5, ground: () => 1060, height: (along) => 360 - along * 150, seed: 91 }),
    ) +
    headland(inks.spruce, pointsFrom('0 1020, 200 1000, 460 1020, 700 1000, 900 1010, 1200 990'), height) +
    shape('#26584a', slivers('440 1050 620 40, 120 1046 320 24')) +
    path() +
    smoke(222, 826, 150, -46, '#c7a08f', 6) +
    keepersHouse({ x: 160, y: 1026, scale: 1.75 }) +
    lighthouse(tower) +
    figure({ x: 530, y: 1078, scale: 0.9, coat: inks.cedar, hat: inks.ink, facing: 'right', arm: 'forward' }) +
    shape(inks.brass, 'M556 1024h12v16h-12Z') +
    shape(inks.ink, 'M554 1019h16v5h-16ZM554 1040h16v4h-16Z') +
    headland(inks.ink, pointsFrom('560 1290, 720 1170, 900 1170, 1060 1110, 1200 1096'), height) +
    headland(inks.ink, pointsFrom('0 1110, 120 1120, 230 1190, 300 1290'), height) +
    fence({ from: [760, 1186], to: [1210, 1108], posts: 9, height: 62, ink: '#d9c3a4' }) +
    shape('#1c4a3e', 'M700 1290q60-80 180-84t320-60v134ZM0 1190q90 10 150 100H0Z')
  )
}

/** The path from the house to the tower's door and down to the landing. */
function path() {
  return shape(
    '#b89a68',
    'M690 1010Q640 1056 520 1068 380 1084 350 1150T420 1290H560Q440 1200 480 1146T640 1084Q740 1060 754 1010ZM330 1024Q400 1070 520 1068L540 1082Q390 1088 300 1030Z',
  )
}
