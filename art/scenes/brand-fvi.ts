import { inks } from '../../src/ui/base/inks.ts'
import { pilings, scannedHalf, standingHalf } from '../parts/cannery.ts'
import { firs } from '../parts/fir.ts'
import { headland } from '../parts/headland.ts'
import { heron } from '../parts/heron.ts'
import { stars } from '../parts/night.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { drone, scanner, surveyor } from '../parts/scan-crew.ts'
import { levelSky } from '../parts/sky.ts'
import { box, place, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const horizon = 548
const shed = { x: 22, y: 572, scale: 1.13 }
const lens = { x: 1224, y: 598 }

export const brandFvi: Picture = {
  name: 'brand-fvi',
  width,
  height,
  alt: 'At dusk a laser scanner sweeps a ruined cannery on pilings; past its beam the canning line runs again in light.',
  body: sky() + mountains() + inlet() + cannery() + sweep() + shore(),
}

function sky() {
  return (
    levelSky(width, height, [
      [0, '#3a3560'],
      [96, '#4c3f6a'],
      [184, '#654b72'],
      [264, '#875b78'],
      [336, '#ad707c'],
      [400, '#d08b80'],
      [456, '#eaac88'],
      [504, '#f6cb9a'],
    ]) +
    stars({ from: 0, to: width, top: 10, bottom: 150, count: 34, ink: '#f6d9c0', seed: 12, size: 4 }) +
    shape('#875b78', slivers('940 150 520 18, 1120 172 420 14, 60 120 380 14')) +
    shape('#eaac88', slivers('1010 300 460 16, 1200 322 420 14, 20 330 300 12')) +
    shape('#f6cb9a', slivers('1180 412 460 12'))
  )
}

function mountains() {
  const span = { from: -80, to: 1700, base: horizon + 4, lightX: 1700 }
  return (
    range({
      ...span,
      seed: 15,
      peaks: peaksFrom('60 420 480, 400 400 470, 760 390 470, 980 410 490, 1210 370 480, 1400 290 450, 1580 350 460'),
      inks: { shade: '#7d5a80', lit: '#d18f86', snow: '#f6d9c0', snowShade: '#a87f98' },
      snowLine: 0.3,
    }) +
    range({
      ...span,
      seed: 27,
      peaks: peaksFrom('120 450 500, 420 480 520, 900 490 526, 1300 470 520, 1540 440 510'),
      inks: { shade: '#4c4473', lit: '#7f6488' },
    })
  )
}

function inlet() {
  return (
    shape('#5d5582', box(0, horizon, width, height - horizon)) +
    shape('#f6cb9a', slivers('1060 556 540 9, 1180 574 420 8, 1110 592 300 7')) +
    shape('#d08b80', slivers('0 566 160 8, 1180 612 420 10, 1020 634 280 8, 0 610 120 8')) +
    ripples({ from: 0, to: width, top: horizon + 40, height: 260, count: 40, ink: '#4a4473', seed: 6 }) +
    shape('#3f3a68', slivers('-60 700 900 30, 300 760 760 34, -100 820 700 40'))
  )
}

/** One half still stands, the other is drawn in points of light; both are reflected. */
function cannery() {
  const { x, y, scale } = shed
  const piles = pilings('#241f3f', 6, 500, 76) + pilings('#6f9fb0', 500, 980, 72)
  return (
    shape('#3a2b4c', slivers('60 684 470 14, 30 708 430 16, 110 736 360 14, 60 766 240 12')) +
    shape('#a5e3d2', slivers('600 688 480 8, 650 710 370 9, 590 736 430 9, 700 766 260 8, 640 798 150 7')) +
    shape(inks.brass, slivers('630 700 300 6, 740 724 260 7, 660 752 160 6, 760 784 120 6')) +
    place(x, y, scale, piles + standingHalf() + scannedHalf())
  )
}

/** The scanner's plane of light, at the torn edge. */
function sweep() {
  const edge = shed.x + 476 * shed.scale
  return (
    `<path fill="#a5e3d2" fill-opacity=".14" d="M${lens.x} ${lens.y}L${edge} 270V660Z"/>` +
    shape(inks.snow, `M${edge - 3} 262H${edge + 3}V664H${edge - 3}Z`) +
    drone(830, 176, 1.1)
  )
}

function shore() {
  return (
    headland('#2a2648', pointsFrom('0 800, 160 792, 330 826, 520 846, 700 900'), height) +
    heron({ x: 300, y: 830, scale: 0.92, ink: '#1b1a38', lit: '#d08b80' }) +
    headland('#2a2648', pointsFrom('800 900, 940 850, 1080 826, 1180 822, 1300 812, 1460 806, 1600 770'), height) +
    scanner(lens.x + 2, 830, 1.16) +
    surveyor(1400, 838, 1.02) +
    shape(
      '#1b1a38',
      firs({
        from: 1500,
        to: 1680,
        count: 4,
        ground: () => 850,
        height: (along) => 380 + along * 200,
        seed: 19,
        tiers: 7,
      }),
    ) +
    shape('#1b1a38', 'M1096 806H1108V798H1140V806H1152V812H1096Z') +
    shape(inks.rust, 'M1084 808H1152V852H1084Z') +
    shape(inks.ember, 'M1152 808H1162V850L1152 852Z') +
    headland('#1b1a38', pointsFrom('900 900, 1080 876, 1300 880, 1600 850'), height)
  )
}
