import { inks } from '../../src/ui/base/inks.ts'
import { bicycle } from '../parts/bicycle.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { headland } from '../parts/headland.ts'
import { maple } from '../parts/maple.ts'
import { oldSchoolhouse } from '../parts/old-schoolhouse.ts'
import { sunSky } from '../parts/sky.ts'
import { smoke } from '../parts/smoke.ts'
import { box, pointsFrom, shape } from '../parts/svg.ts'
import { wavingFigure } from '../parts/waving-figure.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]

export const brandFed: Picture = {
  name: 'brand-fed',
  width,
  height,
  alt: 'An old red schoolhouse with a bell at the edge of a misty forest; children arrive, their bikes by the fence.',
  body: sky() + forest() + yard() + school() + arrivals() + front(),
}

function sky() {
  return sunSky({
    width,
    height,
    ink: '#b4c9b8',
    sun: { x: 1250, y: 250, radius: 84, ink: inks.snow },
    bands: [
      [1000, '#bfd1bd'],
      [800, '#cad9c2'],
      [620, '#d6e0c8'],
      [450, '#e2e8cf'],
      [310, '#edefd9'],
      [180, '#f6f4e4'],
    ],
  })
}

/** Four stands of firs, each nearer and darker than the last, with fog between them. */
function forest() {
  const rows = [
    { ink: '#b3cbb7', fog: '#dde6d0', ground: 520, tall: 230, count: 18, seed: 3 },
    { ink: '#8fb3a0', fog: '#cddcc6', ground: 572, tall: 260, count: 15, seed: 13 },
    { ink: '#5f9180', fog: '#b5cdb4', ground: 622, tall: 290, count: 12, seed: 23 },
  ]
  return (
    rows
      .map(
        ({ ink, fog, ground, tall, count, seed }) =>
          shape(
            ink,
            firs({
              from: -60,
              to: 1680,
              count,
              ground: () => ground,
              height: (along) => tall * (0.8 + 0.3 * Math.sin(along * 7 + seed)),
              seed,
              tiers: 5,
            }),
          ) +
          headland(
            fog,
            [
              [0, ground - 20],
              [260, ground - 60],
              [560, ground - 16],
              [900, ground - 64],
              [1240, ground - 12],
              [1600, ground - 50],
            ],
            720,
          ),
      )
      .join('') +
    headland('#2f6a55', pointsFrom('540 690, 640 590, 760 540, 880 600'), 700) +
    headland('#2f6a55', pointsFrom('1320 660, 1400 520, 1500 490, 1600 470'), 700) +
    shape(
      '#2f6a55',
      firs({
        from: 560,
        to: 860,
        count: 6,
        ground: () => 680,
        height: (along) => 300 + along * 110,
        seed: 33,
        tiers: 6,
      }),
    ) +
    shape(
      '#2f6a55',
      firs({
        from: 1330,
        to: 1690,
        count: 8,
        ground: () => 690,
        height: (along) => 330 + along * 120,
        seed: 53,
        tiers: 6,
      }),
    )
  )
}

function yard() {
  return (
    headland('#9db67c', pointsFrom('0 650, 300 640, 700 662, 1100 650, 1600 660'), height) +
    headland('#83a46c', pointsFrom('0 700, 260 690, 620 730, 1000 720, 1300 736, 1600 724'), height) +
    shape('#e9deb6', 'M1196 700H1276Q1220 724 1090 736T840 780 760 900H380Q470 800 690 752T1120 716 1196 700Z') +
    shape('#cdbf90', 'M1120 716Q930 726 690 752 470 800 380 900H330Q430 790 680 744T1120 716Z')
  )
}

function school() {
  return (
    shape('#5f8a5e', 'M820 700H1320L1180 734 980 752 760 730Z') +
    smoke(952, 380, 120, -70, '#f6f4e4', 12) +
    oldSchoolhouse(846, 704, 1.06)
  )
}

/** A picket fence, the bikes leaning on it, and the last pupil to arrive. */
function arrivals() {
  const pickets = Array.from({ length: 13 }, (_, i) => 40 + i * 40)
  return (
    maple({
      x: 610,
      y: 724,
      height: 330,
      seed: 12,
      inks: { trunk: '#4a3128', shade: '#b3492b', middle: inks.ember, lit: inks.brass },
    }) +
    shape('#c9c3a8', box(20, 716, 520, 9) + box(20, 756, 520, 9)) +
    shape(inks.snow, pickets.map((x) => `M${x} 790V706l9-13 9 13V790Z`).join('')) +
    shape('#c9c3a8', pickets.map((x) => `M${x} 790V706l6-8V790Z`).join('')) +
    bicycle({ x: 396, y: 812, scale: 0.9, frame: inks.deep, lit: '#7fa9c0' }) +
    bicycle({ x: 262, y: 818, scale: 0.82, frame: inks.cedar, lit: '#f0a06a', basket: '#b98a3c', facing: 'left' }) +
    figure({ x: 862, y: 800, scale: 1.12, coat: inks.ember, hat: inks.deep, facing: 'right' }) +
    figure({ x: 930, y: 784, scale: 0.96, coat: inks.brass, hat: inks.cedar, facing: 'right' }) +
    wavingFigure({ x: 1130, y: 738, scale: 0.84, coat: inks.tide }) +
    satchels()
  )
}

function satchels() {
  return (
    shape(inks.rust, 'M834 726h18v30h-20ZM908 716h16v26h-18Z') +
    shape(inks.cedar, 'M834 726h18v10h-18ZM908 716h16v9h-16Z')
  )
}

function front() {
  const leaves = [
    [300, 560, 1],
    [420, 470, 0.8],
    [520, 610, 0.9],
    [700, 560, 0.7],
    [760, 640, 1],
    [240, 850, 1.2],
    [560, 862, 1.1],
    [800, 846, 1],
    [1010, 820, 0.9],
  ]
  const leaf = (x = 0, y = 0, scale = 1) =>
    `M${x} ${y}l${9 * scale}-${8 * scale} ${9 * scale} ${3 * scale}-${4 * scale} ${9 * scale}-${9 * scale} ${3 * scale}Z`
  return (
    maple({
      x: 70,
      y: 900,
      height: 860,
      seed: 29,
      inks: { trunk: '#3a2822', shade: inks.rust, middle: '#c9573a', lit: '#f0a052' },
    }) +
    headland('#3f6f55', pointsFrom('0 836, 160 826, 300 872, 360 900'), height) +
    headland('#3f6f55', pointsFrom('840 900, 960 850, 1200 836, 1420 850, 1600 820'), height) +
    headland(inks.spruce, pointsFrom('1060 900, 1220 872, 1400 880, 1600 856'), height) +
    shape('#d9623a', leaves.map(([x, y, scale]) => leaf(x, y, scale)).join(''))
  )
}
