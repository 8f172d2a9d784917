import { inks } from '../../src/ui/base/inks.ts'
import { beamScale } from '../parts/beam-scale.ts'
import { countingHouse } from '../parts/counting-house.ts'
import { firs } from '../parts/fir.ts'
import { fishingBoat } from '../parts/fishing-boat.ts'
import { headland } from '../parts/headland.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { smoke } from '../parts/smoke.ts'
import { snowfall } from '../parts/snowfall.ts'
import { box, place, pointsFrom, polygon, shape, stroke } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import { wharfinger } from '../parts/wharfinger.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const horizon = 560
const quay = 690
const sun = { x: 1440, y: 392, radius: 62, ink: inks.snow }

export const brandFfs: Picture = {
  name: 'brand-ffs',
  width,
  height,
  alt: 'A winter morning on a wharf: fish and brass weights balance on a beam scale as the wharfinger writes up the tally.',
  body:
    sky() +
    mountains() +
    sea() +
    wharf() +
    shadows() +
    countingHouse(-66, 716, 1) +
    beamScale(866, 806, 0.95) +
    wharfinger(1292, 842, 1.12) +
    front(),
}

function sky() {
  return (
    sunSky({
      width,
      height,
      ink: '#8ba3bc',
      sun,
      bands: [
        [1240, '#9bb0c3'],
        [1020, '#afbfcb'],
        [810, '#c4cdd1'],
        [620, '#d9d9d4'],
        [450, '#eae2d4'],
        [310, '#f5e6cd'],
        [180, '#faeed6'],
      ],
    }) + smoke(82, 192, 170, 120, '#d9dfe4', 16)
  )
}

function mountains() {
  const span = { from: -80, to: 1700, lightX: 1700 }
  return (
    range({
      ...span,
      base: horizon + 2,
      seed: 17,
      peaks: peaksFrom('420 330 440, 640 250 430, 860 340 460, 1060 290 450, 1260 390 490, 1560 300 470'),
      inks: { shade: '#8fa3bf', lit: '#f3dfd0', snow: inks.snow, snowShade: '#b4c2d6' },
      snowLine: 0.5,
    }) +
    headland('#7690ab', pointsFrom('480 562, 640 500, 900 520, 1200 496, 1420 530, 1600 512'), horizon + 4) +
    shape(
      '#55758f',
      firs({
        from: 520,
        to: 1660,
        count: 46,
        ground: () => horizon + 4,
        height: (along) => 46 + 20 * Math.sin(along * 9),
        seed: 11,
        tiers: 4,
      }),
    )
  )
}

function sea() {
  return (
    shape('#7b9cb5', box(0, horizon, width, quay - horizon + 10)) +
    ripples({ from: 500, to: width, top: horizon, height: 110, count: 30, ink: '#6788a3', seed: 5 }) +
    glints({ x: sun.x, top: horizon, height: 120, widths: [120, 260], ink: '#faeed6', seed: 9, rows: 8 }) +
    fishingBoat({ x: 1494, y: 674, scale: 1.05, hull: inks.spruce, trim: inks.paper }) +
    place(1494, 674, 1.05, shape(inks.snow, 'M-72-98Q-66-112-22-112T28-98V-93H-72ZM14-62H56V-68Q34-74 14-67Z'))
  )
}

function wharf() {
  return (
    shape('#4d4350', box(0, quay, width, 30)) +
    shape(inks.snow, 'M0 684Q400 672 800 682T1600 680V704Q1200 712 800 704T0 708Z') +
    shape('#e6eaee', box(0, 700, width, 200)) +
    shape('#d3dae4', 'M0 730Q420 716 820 738T1600 726V760Q1240 776 820 764T0 776Z') +
    stroke('#c3ccda', 7, 'M430 728Q560 800 700 830T1040 880 1240 920M470 724Q590 784 730 812T1080 858 1330 910')
  )
}

/** The sun is low: shadows fall far to the left. */
function shadows() {
  const shade = '#b3c0d4'
  return (
    shape(shade, polygon(pointsFrom('760 802, 970 808, 560 846, 160 852, 470 822'))) +
    shape(shade, polygon(pointsFrom('600 784, 500 790, 300 800, 330 790, 470 778'))) +
    shape(shade, polygon(pointsFrom('0 716, 500 716, 440 734, 0 744'))) +
    shape(shade, polygon(pointsFrom('1200 834, 1310 842, 1040 878, 760 884, 900 866'))) +
    shape(shade, polygon(pointsFrom('1440 846, 1496 850, 1380 876, 1230 880')))
  )
}

function front() {
  return (
    place(
      1480,
      856,
      1,
      shape('#3a3340', 'M-34-110H34L28 0H-28Z') +
        shape('#d9a98a', 'M18-110H34L28 0H16Z') +
        shape('#3a3340', 'M-46-128H46V-104H-46Z') +
        shape(inks.snow, 'M-48-126Q-40-148 0-148T48-126Z') +
        stroke('#d8c7a0', 9, 'M-36-60Q0-44 34-60M-36-46Q0-30 33-46M34-56Q60-80 50-160'),
    ) +
    snowfall({ width, height: 760, count: 90, ink: inks.snow, seed: 5, size: 6 }) +
    snowfall({ width, height: 860, count: 34, ink: inks.snow, seed: 8, size: 10 }) +
    headland(inks.snow, pointsFrom('0 872, 200 858, 420 884, 560 900'), height)
  )
}
