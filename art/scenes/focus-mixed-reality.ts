import { inks } from '../../src/ui/base/inks.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { headset } from '../parts/headset.ts'
import { stars } from '../parts/night.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { box, disc, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { glints } from '../parts/water.ts'
import { wavingFigure } from '../parts/waving-figure.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [800, 1000]

const sea = 558

export const focusMixedReality: Picture = {
  name: 'focus-mixed-reality',
  width,
  height,
  alt: 'A headset as large as a house at dusk; mountains rise out of its lens and a river runs from it past two visitors.',
  body: night() + strap() + view() + headset() + peak() + inlet() + land() + river() + visitors() + birds(),
}

function night() {
  const rings = [
    [640, '#302a50'],
    [540, '#3a3160'],
    [450, '#493a66'],
    [370, '#5c4369'],
  ] as const
  return (
    shape('#272345', box(0, 0, width, height)) +
    rings.map(([radius, ink]) => disc(ink, 400, 470, radius)).join('') +
    stars({ from: 0, to: width, top: 10, bottom: 270, count: 60, ink: inks.snow, seed: 14, size: 5 }) +
    range({
      from: -60,
      to: 860,
      base: 800,
      seed: 3,
      peaks: peaksFrom('-20 520 640, 60 600 660, 740 560 650, 840 500 640'),
      inks: { shade: '#3a2f58', lit: '#6d4a6b' },
    })
  )
}

function strap() {
  return (
    shape('#1d1a38', 'M110 440Q10 440-60 380V486Q0 540 110 548ZM690 440Q790 440 860 380V486Q800 540 690 548Z') +
    shape(inks.plum, 'M110 440Q10 440-60 380V394Q10 452 110 454Z') +
    shape(inks.ember, 'M690 440Q790 440 860 380V392Q790 450 690 452Z')
  )
}

function view() {
  const sun = [548, 448] as const
  return (
    shape('#8fc3bf', box(112, 322, 576, 326)) +
    disc('#a9d2c6', sun[0], sun[1], 122) +
    disc('#cfe4d0', sun[0], sun[1], 92) +
    disc('#f3e9c4', sun[0], sun[1], 64) +
    disc(inks.brass, sun[0], sun[1], 40) +
    range({
      from: 112,
      to: 688,
      base: sea,
      seed: 15,
      peaks: peaksFrom('160 450 510, 420 462 510, 500 510 530, 650 420 500'),
      inks: { shade: '#5d98a0', lit: '#9cc8bf', snow: inks.snow, snowShade: '#c3dcd8' },
    })
  )
}

function peak() {
  return (
    shape(
      '#3f7d84',
      'M150 560 178 508 206 470 214 430 246 372 256 322 284 262 298 204 316 240 346 286 362 332 398 380 416 436 452 482 474 520 500 560Z',
    ) +
    shape(
      '#7fb5b0',
      'M298 204 316 240 346 286 362 332 398 380 416 436 452 482 474 520 500 560H376L352 500 366 462 326 410 338 362 304 316 314 276Z',
    ) +
    shape('#c3dcd8', 'M298 204 284 262 256 322 250 350 270 336 278 368 296 330 304 316 314 276Z') +
    shape(inks.snow, 'M298 204 316 240 346 286 356 314 340 306 344 342 322 320 316 348 304 316 314 276Z')
  )
}

function inlet() {
  const bed =
    'M120 558H680V552Q680 640 590 640H506Q466 640 452 610 436 580 400 580 364 580 348 610 334 640 294 640H210Q120 640 120 552Z'
  return (
    shape(inks.tide, bed) +
    glints({ x: 548, top: sea, height: 66, widths: [50, 130], ink: '#f3e9c4', seed: 6, rows: 6 }) +
    shape('#1f6570', slivers('150 588 130 8, 200 612 110 7, 380 572 110 6, 610 596 60 6')) +
    shape(
      '#1c5a50',
      firs({ from: 138, to: 250, count: 8, ground: () => 578, height: (along) => 74 - along * 44, seed: 6, tiers: 5 }),
    ) +
    shape('#1c5a50', 'M120 574Q190 570 262 582L240 590H122Z') +
    shape(inks.snow, 'M430 548 446 512V548ZM450 548 464 524 462 548Z') +
    shape(inks.cedar, 'M426 551H470L462 560H434Z')
  )
}

function land() {
  return (
    headland('#2a2748', pointsFrom('0 716, 140 690, 330 730, 520 728, 680 694, 800 712'), height) +
    headland('#24504a', pointsFrom('0 812, 170 756, 300 742, 400 744, 520 742, 640 758, 800 812'), height) +
    shape(
      '#173c38',
      firs({
        from: 30,
        to: 250,
        count: 8,
        ground: (along) => 800 - along * 36,
        height: (along) => 190 - along * 90,
        seed: 26,
      }),
    ) +
    shape(
      '#173c38',
      firs({
        from: 560,
        to: 790,
        count: 8,
        ground: (along) => 762 + along * 40,
        height: (along) => 90 + along * 120,
        seed: 41,
      }),
    ) +
    headland(inks.moss, pointsFrom('0 850, 180 790, 330 782, 480 784, 620 800, 800 866'), height)
  )
}

function river() {
  return (
    shape(
      '#2a6f78',
      'M352 604Q366 582 400 582T448 604L462 770Q560 800 520 846T560 930 640 1000H240Q220 950 320 900T290 812 338 770Z',
    ) +
    shape(
      inks.tide,
      'M362 598Q376 584 400 582T448 604L462 770Q548 800 512 846T548 930 626 1000H300Q260 950 360 900T318 812 362 770Z',
    ) +
    shape(inks.glacier, 'M376 592Q388 584 400 583L398 770H370ZM412 584Q424 586 432 592L444 768H428Z') +
    shape(inks.snow, 'M404 583 420 586 424 770H410ZM438 598 446 606 456 766H450Z') +
    shape(inks.snow, slivers('330 774 140 14, 346 786 120 8')) +
    shape(
      inks.glacier,
      slivers('350 818 110 7, 380 846 90 8, 330 882 130 9, 400 924 120 10, 320 958 150 11, 440 978 130 10'),
    )
  )
}

function visitors() {
  return (
    headland(inks.spruce, pointsFrom('0 920, 120 890, 230 900, 290 950, 300 1000'), height) +
    shape(inks.spruce, 'M800 900Q690 900 640 950L620 1000H800Z') +
    wavingFigure({ x: 166, y: 926, scale: 1.15, coat: inks.ember, hat: inks.brass, facing: 'right' }) +
    figure({ x: 226, y: 932, scale: 0.78, coat: inks.brass, hat: inks.cedar, facing: 'right' }) +
    shape(
      inks.ink,
      firs({ from: 700, to: 800, count: 4, ground: () => 1010, height: (along) => 150 + along * 120, seed: 55 }),
    )
  )
}

function birds() {
  return (
    gull(470, 400, 0.35, inks.snow) +
    gull(520, 362, 0.5, inks.snow) +
    gull(572, 258, 0.7, inks.brass) +
    gull(640, 206, 1, inks.snow) +
    gull(706, 128, 1.5, inks.brass)
  )
}
