import { inks } from '../inks.ts'
import { cliff } from '../parts/cliff.ts'
import { cloudBank } from '../parts/cloud.ts'
import { dory } from '../parts/dory.ts'
import { fence } from '../parts/fence.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { island } from '../parts/island.ts'
import { keepersHouse } from '../parts/keepers-house.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { smoke } from '../parts/smoke.ts'
import { box, pointsFrom, shape, slivers, stroke } from '../parts/svg.ts'
import { tints } from '../parts/tints.ts'
import { waveRow } from '../parts/waves.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const horizon = 580

export const lighthouseStation: Picture = {
  name: 'lighthouse-station',
  width,
  height,
  alt: "Salal Point Light Station from the sea: the banded tower, two keeper's houses, the boathouse and the foghorn shed among firs.",
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
      peaks: peaksFrom('90 430 520, 330 370 500, 620 440 520, 860 400 510, 1180 450 530, 1420 400 510'),
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
      firs({ from: 386, to: 830, count: 13, ground: () => 590, height: (along) => 170 + Math.sin(along * 8) * 50, seed: 61 }),
    ) +
    shape(
      inks.spruce,
      firs({ from: 960, to: 1290, count: 10, ground: () => 570, height: (along) => 190 - along * 80, seed: 16 }),
    ) +
    headland(inks.moss, pointsFrom('240 660, 330 586, 560 552, 800 540, 1000 506, 1180 520, 1330 566, 1400 640'), 650) +
    headland('#4b8862', pointsFrom('420 640, 560 566, 760 552, 960 524, 1130 528, 1290 570, 1360 640'), 650) +
    cliff({
      brink: pointsFrom(`
        170 660, 215 634, 300 622, 360 600, 450 596, 540 584, 640 590, 760 572, 880 566, 1000 548,
        1110 556, 1200 570, 1290 580, 1350 606, 1400 612, 1450 658`),
      base: 672,
      grain: 66,
      seed: 7,
      inks: rock,
    })
  )
}

function buildings() {
  return (
    flagpole() +
    keepersHouse({ x: 560, y: 568, scale: 0.82, windows: inks.deep }) +
    keepersHouse({ x: 740, y: 562, scale: 0.72, roof: inks.cedar, windows: inks.deep }) +
    smoke(576, 476, 90, -40, inks.snow, 4) +
    washing() +
    lighthouse({ x: 990, y: 546, scale: 1.15 }) +
    foghornShed() +
    boathouse() +
    fence({ from: [870, 566], to: [932, 556], posts: 5, height: 22, ink: inks.snow }) +
    fence({ from: [1040, 552], to: [1120, 556], posts: 6, height: 22, ink: inks.snow }) +
    figure({ x: 905, y: 560, scale: 0.36, coat: inks.cedar, arm: 'raised' })
  )
}

function flagpole() {
  return (
    stroke(inks.ink, 3, 'M836 566V402') +
    shape(inks.cedar, 'M837 404q20-7 38 0t38 0v36q-20 7-38 0t-38 0Z') +
    shape(inks.snow, 'M856 402q10 0 19 2t19 2v36q-10 0-19-2t-19-2Z') +
    shape(inks.cedar, 'M875 409l3 7 5-2-2 7 4 4-8 2-1 7h-2l-1-7-8-2 4-4-2-7 5 2Z')
  )
}

function washing() {
  return (
    stroke(inks.ink, 2, 'M700 560V516M742 560V520M700 520q20 8 42 4') +
    shape(inks.snow, 'M706 522h12v18h-12Z') +
    shape(inks.brass, 'M721 525h9v14h-9Z') +
    shape(inks.ember, 'M732 525h8v20h-8Z')
  )
}

/** The horn looks out to sea. */
function foghornShed() {
  return (
    shape(tints.whitewashShade, 'M1160 578V534H1200V578Z') +
    shape(inks.paper, 'M1196 578V534L1220 514 1244 534V578Z') +
    shape(inks.cedar, 'M1168 512H1220L1198 538H1154ZM1220 511 1250 537H1242L1220 520 1200 538H1192Z') +
    shape(inks.ink, 'M1212 548h18v30h-18ZM1168 546h14v12h-14ZM1238 544 1276 530V566L1238 554Z')
  )
}

/** Down at the water, with its slip. */
function boathouse() {
  return (
    shape(inks.paperShade, 'M420 628 300 680H268L398 622Z') +
    stroke(inks.ink, 3, 'M300 668V684M340 650V676M380 634V664') +
    shape(inks.rust, 'M396 630V578H470V630Z') +
    shape(inks.cedar, 'M376 630V584L400 556 428 584V630Z') +
    shape(inks.deep, 'M400 550H460L484 586H424ZM400 550 370 588H378L400 562 420 588H432Z') +
    shape(inks.ink, 'M386 594h30v36h-30Z') +
    shape(inks.paper, 'M384 590h34v4h-34ZM440 596h14v14h-14Z')
  )
}

function swell() {
  return (
    shape(
      inks.snow,
      slivers('160 676 260 6, 400 680 300 5, 760 678 240 6, 1040 680 280 5, 1280 676 210 6'),
    ) +
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
