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

const [width, height] = [900, 1600]
const horizon = 1130
const sun = { x: 430, y: 1064, radius: 74, ink: inks.paper }

/** The home plate for narrow screens: the words stand on the upper half of the sky, which stays dark. */
export const homePortrait: Picture = {
  name: 'home-portrait',
  width,
  height,
  alt: 'A ferry crosses the sound at sunrise, below snowy peaks and past a lighthouse on its headland.',
  body: layer('sky', sky()) + layer('far', far()) + layer('water', water()) + layer('near', near()),
}

function sky() {
  const bands = [
    [1000, '#413761'],
    [830, '#4a3a61'],
    [670, '#573c62'],
    [525, '#6f4160'],
    [404, '#834659'],
    [308, '#9c4b52'],
    [234, '#b35048'],
    [182, '#c25d4b'],
    [154, '#df7b4b'],
    [128, '#ee9f55'],
    [102, '#f3c56a'],
  ] as const
  return sunSky({ width, height, ink: inks.dusk, sun, bands })
}

function far() {
  const span = { from: -80, to: 980, base: 1170, lightX: sun.x }
  return (
    range({
      ...span,
      seed: 12,
      peaks: peaksFrom('30 985 1050, 205 905 1090, 540 1040 1062, 735 894 1050, 900 985 1060'),
      inks: { ...tints.rangeFar, snow: tints.snowLit, snowShade: tints.snowShade },
    }) +
    range({
      ...span,
      seed: 22,
      peaks: peaksFrom('90 1030 1085, 310 1062 1096, 560 1066 1092, 830 1010 1080'),
      inks: tints.rangeMiddle,
    }) +
    range({
      ...span,
      seed: 33,
      peaks: peaksFrom('20 1066 1104, 240 1088 1110, 470 1096 1112, 700 1080 1106, 900 1060 1100'),
      inks: tints.rangeNear,
    })
  )
}

function water() {
  return (
    shape(inks.tide, box(0, horizon, width, height - horizon + 80)) +
    ripples({ from: 0, to: width, top: horizon, height: 330, count: 24, ink: tints.seaShade, seed: 8 }) +
    ripples({ from: 0, to: width, top: horizon + 20, height: 300, count: 12, ink: '#45959a', seed: 18 }) +
    glints({ x: sun.x, top: horizon, height: 340, widths: [120, 330], ink: '#f3c56a', seed: 5, rows: 17 }) +
    island({ x: -40, y: 1142, width: 250, height: 50, ink: tints.islandNear, shore: tints.seaDeep, seed: 5 }) +
    shape('#bcd8d2', slivers('190 1226 120 3, 270 1232 120 4')) +
    ferry(160, 1224, 0.9)
  )
}

function near() {
  return (
    shape(
      inks.spruce,
      firs({ from: -20, to: 330, count: 9, ground: () => 1500, height: (along) => 340 - along * 200, seed: 33 }),
    ) +
    headland(inks.spruce, pointsFrom('0 1450, 180 1450, 400 1500, 560 1605'), 1680) +
    shape(
      inks.spruce,
      firs({
        from: 780,
        to: 940,
        count: 5,
        ground: () => 1400,
        height: (along) => 130 + along * 130,
        seed: 141,
        tiers: 6,
      }),
    ) +
    headland(inks.ink, pointsFrom('330 1605, 470 1560, 500 1392, 620 1372, 760 1372, 900 1350'), 1680) +
    headland(inks.spruce, pointsFrom('500 1605, 620 1480, 740 1430, 900 1410'), 1680) +
    shape(
      inks.ink,
      firs({ from: -30, to: 300, count: 7, ground: () => 1560, height: (along) => 330 - along * 190, seed: 71 }),
    ) +
    headland(inks.ink, pointsFrom('0 1520, 220 1520, 460 1605'), 1680) +
    smoke(773, 1300, 92, 40, '#d9b9a0', 4) +
    keepersHouse({ x: 792, y: 1376, scale: 0.62, gable: 'left' }) +
    figure({ x: 560, y: 1385, scale: 0.34, coat: inks.cedar }) +
    lighthouse({ x: 644, y: 1374, light: 'left' }) +
    gull(420, 1190, 0.5, inks.snow) +
    gull(372, 1172, 0.36, inks.snow)
  )
}
