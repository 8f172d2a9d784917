import { inks } from '../../src/ui/base/inks.ts'
import { dog } from '../parts/dog.ts'
import { fern } from '../parts/fern.ts'
import { firs } from '../parts/fir.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { hiker } from '../parts/hiker.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { rucksack } from '../parts/rucksack.ts'
import { sunSky } from '../parts/sky.ts'
import { box, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { trailSign } from '../parts/trail-sign.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 1000]
const horizon = 560
/** The trail's remaining edges, from the tip of the left branch around to the near end. */
const branches =
  'L246 767Q480 786 610 858 740 812 900 786 1000 768 1056 754L1068 760Q1030 784 930 804 770 838 740 894 730 940 830 1000Z'
const sun = { x: 1150, y: 492, radius: 80, ink: inks.snow }

export const careers: Picture = {
  name: 'careers',
  width,
  height,
  alt: 'A trail sign at a fork above the sea at low sun; a hiker with a dog has taken the path along the bluff.',
  body: sky() + sea() + bluff() + ground() + trailSign(612, 842) + rucksack(658, 850, 1.15) + undergrowth(),
}

function sky() {
  return (
    sunSky({
      width,
      height,
      ink: '#6f9a86',
      sun,
      bands: [
        [1060, '#7fa68c'],
        [880, '#93b291'],
        [710, '#aabf97'],
        [555, '#c4cd9e'],
        [415, '#dcd9a4'],
        [290, '#eee1ae'],
        [175, '#f7ecc9'],
      ],
    }) +
    gull(930, 250, 1.3, inks.snow) +
    gull(1010, 300, 0.8, inks.snow)
  )
}

function sea() {
  const span = { from: -80, to: 1700, base: horizon + 2, lightX: sun.x }
  return (
    range({
      ...span,
      seed: 6,
      peaks: peaksFrom('120 420 500, 420 402 500, 720 496 520, 960 486 536, 1480 470 520, 1640 430 520'),
      inks: { shade: '#6f9a94', lit: '#a9c09f', snow: '#f7ecc9', snowShade: '#bccfb8' },
    }) +
    shape('#3f8a86', box(0, horizon, width, 440)) +
    ripples({ from: 300, to: width, top: horizon, height: 340, count: 42, ink: '#2c6f72', seed: 15 }) +
    ripples({ from: 300, to: width, top: horizon, height: 340, count: 14, ink: '#7fb3a2', seed: 35 }) +
    glints({ x: sun.x, top: horizon, height: 360, widths: [150, 420], ink: '#f7ecc9', seed: 5, rows: 16 }) +
    stacks()
  )
}

/** Rocks off the shore, each with a few trees. */
function stacks() {
  return (
    shape(
      '#1c4a3e',
      firs({ from: 1392, to: 1500, count: 6, ground: () => 500, height: () => 64, seed: 18, tiers: 5 }),
    ) +
    shape('#24555a', 'M1350 690 1366 600 1384 540 1394 496 1430 484 1476 488 1504 506 1516 570 1540 622 1556 690Z') +
    shape('#b8a878', 'M1476 488 1504 506 1516 570 1540 622 1556 690H1500L1490 640 1508 600 1484 550 1490 516Z') +
    shape(
      '#1c4a3e',
      firs({ from: 1560, to: 1610, count: 3, ground: () => 590, height: () => 50, seed: 48, tiers: 5 }),
    ) +
    shape('#24555a', 'M1538 720 1550 640 1564 588 1600 576V720Z') +
    shape('#c9dcc2', slivers('1320 692 260 12, 1300 704 200 8, 1500 722 160 10, 1480 734 180 7'))
  )
}

function bluff() {
  return (
    shape(
      '#1f4f4c',
      firs({
        from: 560,
        to: 830,
        count: 12,
        ground: (along) => 700 + along * 30,
        height: (along) => 150 - along * 90,
        seed: 9,
        tiers: 5,
      }),
    ) +
    shape('#2b5c55', 'M0 660Q380 640 640 690T960 742 1080 756L1112 800 1104 850 1140 900 1150 1000H0Z') +
    shape(
      '#8d9a68',
      'M1016 748 1080 756 1112 800 1104 850 1140 900 1150 1000H1096L1076 920 1086 870 1056 820 1066 790Z',
    ) +
    shape('#4f8062', 'M300 664Q500 664 640 690T960 742 1080 756L1066 790 1000 826 930 862 860 880 300 850Z') +
    shape('#c9dcc2', slivers('1090 938 190 14, 1110 962 240 14, 1100 988 300 14'))
  )
}

function ground() {
  return (
    shape(
      inks.spruce,
      firs({
        from: -40,
        to: 500,
        count: 17,
        ground: (along) => 760 + along * 40,
        height: (along) => 430 - along * 250,
        seed: 61,
        tiers: 6,
      }),
    ) +
    headland('#3a6b50', pointsFrom('0 770, 260 760, 560 812, 860 850, 1040 930, 1110 1000'), height) +
    shape('#6f9460', 'M560 812Q720 838 860 858T1040 944L1100 1000H900Q860 900 560 812Z') +
    shape('#c7b27a', `M470 1000Q560 930 512 890 440 830 240 774${branches}`) +
    shape('#efdfab', `M540 1000Q612 930 566 884 480 818 240 774${branches}`) +
    hiker({ x: 934, y: 792, scale: 1.1, coat: [inks.cedar, inks.ember], pack: inks.deep, hat: inks.brass }) +
    dog(1004, 782)
  )
}

function undergrowth() {
  return (
    shape(
      inks.ink,
      firs({
        from: -60,
        to: 300,
        count: 8,
        ground: () => 1020,
        height: (along) => 640 - along * 420,
        seed: 83,
        tiers: 6,
      }),
    ) +
    fern({ x: 380, y: 1016, size: 150, ink: '#24513f', lit: '#6f9460' }) +
    fern({ x: 910, y: 1020, size: 130, ink: '#24513f', lit: '#8fae6c' }) +
    fern({ x: 1020, y: 1030, size: 110, ink: '#24513f', lit: '#8fae6c' })
  )
}
