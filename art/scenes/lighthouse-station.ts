import { inks } from '../../src/ui/base/inks.ts'
import { boathouse } from '../parts/boathouse.ts'
import { cliff } from '../parts/cliff.ts'
import { cloudBank } from '../parts/cloud.ts'
import { dory } from '../parts/dory.ts'
import { fence } from '../parts/fence.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { flagpole } from '../parts/flagpole.ts'
import { foghornShed } from '../parts/foghorn-shed.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { island } from '../parts/island.ts'
import { keepersHouse } from '../parts/keepers-house.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { smoke } from '../parts/smoke.ts'
import { box, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { washingLine } from '../parts/washing-line.ts'
import { waveRow } from '../parts/waves.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const horizon = 580

export const lighthouseStation: Picture = {
  name: 'lighthouse-station',
  width,
  height,
  alt: 'Salal Point Light Station from the sea: the banded tower, two keepers’ houses, the boathouse and the foghorn shed among firs.',
  body: sky() + distance() + point() + buildings() + swell(),
}

function sky() {
  const bands = [
    [980, '#9fccc4'],
    [760, '#b3d6c8'],
    [560, '#c9dfc9'],
    [380, '#dfe6c8'],
    [220, '#f0e8c6'],
  ] as const
  return (
    sunSky({ width, height, ink: inks.glacier, sun: { x: 1330, y: 210, radius: 84, ink: inks.snow }, bands }) +
    cloudBank({ x: 180, y: 160, width: 360, thickness: 22, ink: '#e3ecd8' }) +
    cloudBank({ x: 1040, y: 330, width: 300, thickness: 16, ink: '#f4efda' }) +
    cloudBank({ x: 560, y: 280, width: 200, thickness: 12, ink: '#d5e5d4' })
  )
}

function distance() {
  return (
    range({
      from: -80,
      to: 1700,
      base: horizon,
      seed: 12,
      peaks: peaksFrom('90 430 520, 330 370 500, 620 440 520, 930 420 510, 1180 450 530, 1420 400 510'),
      inks: { shade: '#7ea6ac', lit: '#aac4ba', snow: inks.snow, snowShade: '#c7d9d6' },
    }) +
    range({
      from: -80,
      to: 1700,
      base: horizon,
      seed: 44,
      peaks: peaksFrom('180 500 545, 520 520 555, 900 510 550, 1300 500 545, 1560 490 540'),
      inks: { shade: '#50858d', lit: '#78a39d' },
    }) +
    shape('#4f979a', box(0, horizon, width, height - horizon)) +
    island({ x: 20, y: 592, width: 190, height: 40, ink: '#3d7178', shore: '#35686f', seed: 4 })
  )
}

function point() {
  const rock = { shade: '#564b60', lit: '#94796f', foot: '#2b3a47' }
  return (
    shape(
      '#2a5f56',
      firs({
        from: 386,
        to: 830,
        count: 13,
        ground: () => 590,
        height: (along) => 170 + Math.sin(along * 8) * 50,
        seed: 61,
      }),
    ) +
    shape(
      inks.spruce,
      firs({ from: 960, to: 1290, count: 10, ground: () => 570, height: (along) => 190 - along * 80, seed: 16 }),
    ) +
    shape(
      inks.spruce,
      firs({ from: 1390, to: 1640, count: 9, ground: () => 560, height: (along) => 110 + along * 90, seed: 23 }),
    ) +
    headland(
      inks.moss,
      pointsFrom('240 660, 330 586, 560 552, 800 540, 1000 506, 1180 520, 1330 540, 1480 524, 1700 500'),
      650,
    ) +
    headland('#4b8862', pointsFrom('420 640, 560 566, 760 552, 960 524, 1130 528, 1290 556, 1460 548, 1700 528'), 650) +
    cliff({
      brink: pointsFrom(`
        170 660, 215 634, 300 622, 360 600, 450 596, 540 584, 640 590, 760 572, 880 566, 1000 548,
        1110 556, 1200 570, 1290 578, 1360 590, 1440 580, 1530 588, 1620 572, 1700 574`),
      base: 672,
      grain: 66,
      seed: 7,
      inks: rock,
    })
  )
}

function buildings() {
  return (
    flagpole(836, 566) +
    keepersHouse({ x: 560, y: 568, scale: 0.82, windows: inks.deep }) +
    keepersHouse({ x: 740, y: 562, scale: 0.72, roof: inks.cedar, windows: inks.deep }) +
    smoke(576, 476, 90, -40, inks.snow, 4) +
    washingLine(700, 560) +
    lighthouse({ x: 990, y: 546, scale: 1.15 }) +
    foghornShed(1160, 578) +
    boathouse(400, 630) +
    fence({ from: [870, 566], to: [932, 556], posts: 5, height: 22, ink: inks.snow }) +
    fence({ from: [1040, 552], to: [1120, 556], posts: 6, height: 22, ink: inks.snow }) +
    figure({ x: 905, y: 560, scale: 0.36, coat: inks.cedar, arm: 'raised' })
  )
}

function swell() {
  return (
    shape(inks.snow, slivers('160 676 260 6, 400 680 300 5, 760 678 240 6, 1040 680 280 5, 1280 676 210 6')) +
    waveRow({ from: -60, to: 1660, y: 712, length: 210, rise: 13, bottom: height, ink: '#3f8a90' }) +
    waveRow({ from: -150, to: 1660, y: 756, length: 270, rise: 20, bottom: height, ink: inks.tide }) +
    dory({ x: 1300, y: 764, scale: 1, rower: true }) +
    waveRow({ from: -40, to: 1700, y: 806, length: 330, rise: 28, bottom: height, ink: '#276d78' }) +
    waveRow({ from: -220, to: 1720, y: 868, length: 420, rise: 38, bottom: height, ink: '#205a68' }) +
    gull(230, 350, 0.9, inks.snow) +
    gull(300, 300, 0.6, inks.snow) +
    gull(1230, 400, 0.7, inks.snow)
  )
}
