import { inks } from '../../src/ui/base/inks.ts'
import { chalkboard } from '../parts/chalkboard.ts'
import { firs } from '../parts/fir.ts'
import { fireweed } from '../parts/fireweed.ts'
import { headland } from '../parts/headland.ts'
import { pupil } from '../parts/pupil.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { rucksack } from '../parts/rucksack.ts'
import { levelSky } from '../parts/sky.ts'
import { box, place, pointsFrom, shape, sliver, slivers } from '../parts/svg.ts'
import { teacher } from '../parts/teacher.ts'
import { ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [800, 1000]
const tarn = 566

const spikes = [
  [24, 210, 16],
  [70, 262, 26],
  [112, 180, 18],
  [148, 120, 10],
  [690, 130, -12],
  [734, 190, -16],
  [776, 250, -26],
] as const

export const focusEducation: Picture = {
  name: 'focus-education',
  width,
  height,
  alt: 'A teacher with a chalkboard and students in bright hats on the shore of a glacier lake.',
  body: sky() + valley() + glacier() + water() + shore() + lesson() + meadow(),
}

function sky() {
  return (
    levelSky(width, 600, [
      [0, '#a9d2c8'],
      [84, '#bcdcd0'],
      [160, '#cfe6d8'],
      [228, '#e2efe0'],
      [288, '#f1f5e6'],
    ]) + shape(inks.snow, slivers('40 120 300 14, 150 134 240 10, 520 76 330 16, 600 92 260 10'))
  )
}

function valley() {
  return (
    range({
      from: -60,
      to: 860,
      base: tarn,
      seed: 7,
      peaks: peaksFrom('60 262 330, 270 196 320, 430 268 318, 585 150 320, 770 250 330'),
      inks: { shade: '#7fa9b3', lit: '#c3dbd6', snow: inks.snow, snowShade: '#a9cbd0' },
      snowLine: 0.6,
    }) +
    shape('#4c7480', 'M0 330 52 296 96 268 132 318 170 350 206 392 228 452 276 496 288 566H0Z') +
    shape('#86acad', 'M96 268 132 318 170 350 206 392 228 452 276 496 288 566H176L196 500 150 452 164 400 116 352Z') +
    shape('#4c7480', 'M800 250 742 214 700 282 662 318 628 388 588 428 560 500 566 566H800Z') +
    shape(
      '#86acad',
      'M742 214 800 250V480L776 400 784 350 748 300ZM662 318 690 372 684 420 716 470 700 500 660 430ZM588 428 610 470 606 510 636 566H614L590 500Z',
    )
  )
}

function glacier() {
  const crevasses = [
    [318, 500, 60],
    [350, 474, 52],
    [300, 528, 70],
    [392, 440, 34],
    [410, 402, 26],
    [404, 360, 22],
    [416, 330, 20],
    [472, 330, 24],
    [466, 356, 30],
    [478, 386, 34],
    [486, 418, 56],
    [476, 450, 74],
    [484, 486, 70],
    [470, 514, 92],
  ] as const
  return (
    shape(
      inks.snow,
      'M352 326 404 294 430 304 488 288 524 316 504 350 526 380 554 404 574 448 568 476 592 516 602 566H248L268 522 298 500 318 466 360 438 384 402 378 374 398 344Z',
    ) +
    shape(
      '#cfe4e1',
      'M352 326 404 294 430 304 424 336 436 372 424 404 432 436 398 476 380 520 376 566H248L268 522 298 500 318 466 360 438 384 402 378 374 398 344Z',
    ) +
    shape(
      '#7fa9b3',
      'M430 304 434 340 446 374 436 404 444 438 412 478 396 524 394 566H386L388 522 404 476 438 438 428 404 438 373 428 338ZM480 300 470 344 482 380 478 410 508 448 512 484 536 522 540 566H534L530 524 506 486 502 450 472 411 476 381 464 344Z',
    ) +
    shape('#a5cdce', crevasses.map(([x, y, wide]) => sliver(x, y, wide, 6)).join('')) +
    shape(
      '#8fc3bf',
      'M248 566 268 522 290 534 322 524 350 540 384 528 412 542 444 530 480 544 516 530 552 540 592 518 602 566Z',
    ) +
    shape(
      '#c4e2de',
      'M322 524 350 540 344 566H328ZM444 530 480 544 484 566H456ZM552 540 592 518 602 566H556ZM384 528 412 542 408 566H396Z',
    )
  )
}

function water() {
  return (
    shape('#5fa9ab', box(0, tarn, width, 220)) +
    shape('#bfe0d8', slivers('250 584 360 12, 280 604 290 12, 322 628 230 12, 356 654 170 10, 384 680 130 10')) +
    shape('#3f858c', slivers('-60 580 320 14, -40 606 240 12, 600 582 300 14, 650 610 240 12')) +
    ripples({ from: 0, to: width, top: tarn + 8, height: 130, count: 14, ink: '#3f858c', seed: 5 }) +
    shape(
      inks.snow,
      'M140 640 172 622 200 630 226 644ZM596 612 612 602 640 606 652 616ZM246 604 256 598 276 602 282 608Z',
    ) +
    shape('#9cc8c8', 'M140 640 172 622 178 644ZM596 612 612 602 616 616Z')
  )
}

function shore() {
  return (
    headland('#7d9a6a', pointsFrom('0 690, 170 664, 330 712, 520 724, 680 690, 800 672'), height) +
    headland('#5f8a5e', pointsFrom('0 744, 220 716, 440 760, 640 744, 800 726'), height) +
    shape(
      inks.spruce,
      firs({ from: -10, to: 130, count: 5, ground: () => 700, height: (along) => 190 - along * 110, seed: 4 }),
    ) +
    shape(
      inks.spruce,
      firs({ from: 690, to: 820, count: 5, ground: () => 700, height: (along) => 70 + along * 120, seed: 19 }),
    ) +
    tent()
  )
}

function tent() {
  return place(
    640,
    722,
    1,
    shape(inks.paperShade, 'M-70 0-30-74 28-78-8 0Z') +
      shape(inks.snow, 'M28-78 66 0H-8Z') +
      shape(inks.ink, 'M28-62 40 0H14Z') +
      shape(inks.cedar, 'M26-104h3v28h-3ZM29-104 54-96 29-88Z'),
  )
}

function meadow() {
  const red = [inks.cedar, inks.ember] as const
  const gold = ['#c98f3c', inks.brass] as const
  const blue = [inks.deep, '#4b7291'] as const
  const violet = [inks.plum, '#a06f8d'] as const
  const white = ['#d9c8a6', inks.snow] as const
  return (
    pupil({ x: 400, y: 836, scale: 0.8, coat: blue, hat: red, like: 'asking' }) +
    pupil({ x: 492, y: 848, scale: 0.8, coat: gold, hat: blue, like: 'braids' }) +
    pupil({ x: 586, y: 842, scale: 0.8, coat: red, hat: white }) +
    pupil({ x: 676, y: 854, scale: 0.8, coat: violet, hat: gold, like: 'braids' }) +
    headland('#3f7055', pointsFrom('0 880, 200 850, 420 872, 620 858, 800 880'), height) +
    pupil({ x: 360, y: 934, scale: 1.05, coat: red, hat: gold }) +
    pupil({ x: 486, y: 946, scale: 1.05, coat: white, hat: violet, like: 'braids' }) +
    pupil({ x: 626, y: 938, scale: 1.05, coat: ['#2f6a55', '#6da58a'], hat: red }) +
    headland(inks.spruce, pointsFrom('0 920, 160 908, 330 956, 560 962, 800 916'), height) +
    rucksack(250, 938, 0.86) +
    spikes
      .map(([x, tall, lean], i) => fireweed({ x, y: 1004, height: tall, lean, seed: 3 + i * 9, stem: '#5f8a5e' }))
      .join('')
  )
}

function lesson() {
  return shape('#3f6a4c', 'M60 840Q170 822 340 842L250 860H100Z') + chalkboard(190, 838) + teacher(308, 840)
}
