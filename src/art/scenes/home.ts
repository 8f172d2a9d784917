import { inks } from '../inks.ts'
import { ferry } from '../parts/ferry.ts'
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
import { box, layer, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { tints } from '../parts/tints.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const horizon = 640
const sun = { x: 1180, y: 545, radius: 84, ink: inks.paper }

export const home: Picture = {
  name: 'home',
  width,
  height,
  alt: 'A ferry crosses the sound at sunrise, below snowy peaks and past a lighthouse on its headland.',
  body: layer('sky', sky()) + layer('far', far()) + layer('water', water()) + layer('near', near()),
}

/** The bands brighter than `#9c4b52` stay clear of the headline and the navigation, which are set in snow. */
function sky() {
  const bands = [
    [1010, '#47395f'],
    [830, '#573c62'],
    [670, '#6f4160'],
    [530, '#834659'],
    [400, '#9c4b52'],
    [286, '#c25d4b'],
    [218, '#df7b4b'],
    [158, '#ee9f55'],
    [118, '#f3c56a'],
  ] as const
  return sunSky({ width, height, ink: inks.dusk, sun, bands })
}

function far() {
  const span = { from: -80, to: 1700, base: 690, lightX: sun.x }
  return (
    range({
      ...span,
      seed: 12,
      peaks: peaksFrom(`
        40 545 590, 240 565 595, 470 524 585, 690 560 590, 830 532 565, 1010 350 612, 1290 560 585,
        1500 340 560, 1640 420 600`),
      inks: { ...tints.rangeFar, snow: tints.snowLit, snowShade: tints.snowShade },
    }) +
    range({
      ...span,
      seed: 21,
      peaks: peaksFrom(`
        120 560 606, 330 580 610, 590 572 614, 800 586 618, 960 530 614, 1120 600 620, 1330 560 608,
        1560 480 600`),
      inks: tints.rangeMiddle,
    }) +
    range({
      ...span,
      seed: 33,
      peaks: peaksFrom(`
        60 590 624, 300 602 628, 520 608 632, 760 614 634, 1000 606 634, 1180 624 634, 1420 600 628,
        1600 570 620`),
      inks: tints.rangeNear,
    })
  )
}

function water() {
  return (
    shape(inks.tide, box(0, horizon, width, height - horizon + 80)) +
    ripples({ from: 0, to: width, top: horizon, height: 250, count: 34, ink: tints.seaShade, seed: 8 }) +
    ripples({ from: 0, to: width, top: horizon + 20, height: 240, count: 16, ink: '#45959a', seed: 18 }) +
    glints({ x: sun.x - 16, top: horizon, height: 255, widths: [150, 420], ink: '#f3c56a', seed: 5 }) +
    island({ x: 180, y: 664, width: 360, height: 58, ink: tints.islandNear, shore: tints.seaDeep, seed: 5 }) +
    island({ x: 1330, y: 656, width: 300, height: 50, ink: tints.islandFar, shore: tints.seaDeep, seed: 9 }) +
    shape('#bcd8d2', slivers('720 722 150 3, 800 728 150 4, 900 735 120 4')) +
    ferry(690, 720, 0.95)
  )
}

function near() {
  return (
    shape(
      inks.spruce,
      firs({
        from: -20,
        to: 490,
        count: 14,
        ground: (along) => 850 + along * 40,
        height: (along) => 330 - along * 200,
        seed: 33,
      }),
    ) +
    headland(inks.spruce, pointsFrom('0 810, 220 800, 480 860, 720 905'), 980) +
    shape(
      inks.ink,
      firs({
        from: -30,
        to: 420,
        count: 10,
        ground: (along) => 900 + along * 10,
        height: (along) => 350 - along * 210,
        seed: 71,
      }),
    ) +
    headland(inks.ink, pointsFrom('0 870, 300 850, 560 905'), 980) +
    shape(
      inks.spruce,
      firs({
        from: 1500,
        to: 1640,
        count: 4,
        ground: () => 790,
        height: (along) => 110 + along * 150,
        seed: 140,
        tiers: 6,
      }),
    ) +
    headland(inks.ink, pointsFrom('1060 905, 1170 880, 1190 776, 1300 770, 1480 770, 1600 740'), 980) +
    headland(inks.spruce, pointsFrom('1250 905, 1340 845, 1430 812, 1600 790'), 980) +
    shape(inks.ink, 'M1040 905l22-26 26-8 30 34ZM1128 905l10-40 30-18 20 58Z') +
    smoke(1459, 702, 92, 44, '#d9b9a0', 4) +
    keepersHouse({ x: 1478, y: 776, scale: 0.62, gable: 'left' }) +
    figure({ x: 1256, y: 778, scale: 0.34, coat: inks.cedar }) +
    lighthouse({ x: 1338, y: 772, light: 'left' }) +
    gull(960, 668, 0.55, inks.snow) +
    gull(915, 690, 0.4, inks.snow)
  )
}
