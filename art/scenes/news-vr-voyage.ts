import { inks } from '../../src/ui/base/inks.ts'
import { cottageRow } from '../parts/cottage.ts'
import { firs } from '../parts/fir.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { headset } from '../parts/headset.ts'
import { island } from '../parts/island.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { rosette } from '../parts/rosette.ts'
import { sunSky } from '../parts/sky.ts'
import { box, disc, place, pointsFrom, shape, slivers, stroke } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1200, 800]
const horizon = 410
const rail = 632

export const newsVrVoyage: Picture = {
  name: 'news-vr-voyage',
  width,
  height,
  alt: 'A headset rests on a ferry rail beside an award rosette; in its lens stands a village by the water.',
  body: morning() + railing() + place(296, 36, 0.88, strap() + village() + headset()) + rosette(190, 640, 0.86),
}

function morning() {
  const sun = { x: 1020, y: 330, radius: 62, ink: inks.snow }
  const span = { from: -80, to: 1300, base: horizon + 2, lightX: sun.x }
  return (
    sunSky({
      width,
      height,
      ink: '#4f8aa0',
      sun,
      bands: [
        [880, '#659aa8'],
        [720, '#83adaf'],
        [570, '#a6c1b4'],
        [430, '#c9d3b8'],
        [300, '#e8dfba'],
        [190, '#f5e6c6'],
        [116, '#faf0da'],
      ],
    }) +
    range({
      ...span,
      seed: 5,
      peaks: peaksFrom('60 250 350, 220 196 340, 420 290 360, 700 300 370, 880 350 384, 1180 280 360'),
      inks: { shade: '#5f8799', lit: '#a9b9ac', snow: inks.snow, snowShade: '#a9c3c8' },
    }) +
    shape('#2f6f82', box(0, horizon, width, 400)) +
    ripples({ from: 0, to: width, top: horizon, height: 240, count: 30, ink: '#22586c', seed: 12 }) +
    ripples({ from: 0, to: width, top: horizon, height: 240, count: 12, ink: '#6fa3ab', seed: 32 }) +
    glints({ x: sun.x, top: horizon, height: 240, widths: [90, 260], ink: '#faf0da', seed: 8, rows: 12 }) +
    shape('#a9c9c6', 'M0 560Q150 520 330 470L200 500Q90 530 0 545ZM0 600Q190 540 350 480L300 506Q150 570 0 618Z') +
    island({ x: -40, y: 430, width: 240, height: 52, ink: '#24505c', shore: '#1b3f4c', seed: 4 }) +
    lighthouse({ x: 210, y: 434, scale: 0.22 }) +
    shape('#24505c', 'M150 436Q200 424 236 436Z') +
    gull(330, 130, 1.5, inks.snow) +
    gull(250, 180, 0.9, inks.snow) +
    gull(420, 190, 0.7, inks.snow)
  )
}

/** The rail: shaded posts and rods, a lit timber cap, and a gull riding along. */
function railing() {
  const posts = [40, 330, 620, 910, 1170]
  return (
    shape('#d7cbb4', posts.map((x) => box(x - 13, rail + 30, 26, 200)).join('')) +
    shape(inks.snow, posts.map((x) => box(x + 4, rail + 30, 9, 200)).join('')) +
    shape('#d7cbb4', 'M0 706H1200V720H0ZM0 764H1200V778H0Z') +
    shape(inks.snow, 'M0 706H1200V711H0ZM0 764H1200V769H0Z') +
    shape('#5b2619', box(0, rail + 22, width, 12)) +
    shape(inks.rust, box(0, rail, width, 26)) +
    shape('#c9693c', box(0, rail - 8, width, 12)) +
    shape('#e79a5f', box(700, rail - 8, 500, 5)) +
    shape('#5b2619', 'M360 636Q500 624 720 628L960 636 900 642H420Z') +
    stroke('#7a2f1c', 2, 'M30 644H330M420 650H600M980 646H1160')
  )
}

function strap() {
  return (
    stroke('#1f2d3a', 44, 'M112 590C90 850 330 800 470 824S720 800 690 590') +
    stroke('#38506a', 5, 'M706 640C704 700 690 760 640 796') +
    shape(inks.brass, 'M356 782H404V840H356Z') +
    shape('#1f2d3a', 'M368 794H392V828H368Z')
  )
}

function village() {
  const wall = { w: inks.snow, r: inks.cedar, b: '#e9c98a', t: '#6fa3ab' }
  return (
    shape('#f6c98a', box(112, 322, 576, 280)) +
    disc('#f8d9a4', 530, 470, 160) +
    disc('#fae6c2', 530, 470, 108) +
    disc(inks.snow, 530, 470, 52) +
    range({
      from: 112,
      to: 688,
      base: 560,
      seed: 8,
      lightX: 640,
      peaks: peaksFrom('170 400 480, 300 372 490, 430 470 510, 640 430 500'),
      inks: { shade: '#b0735f', lit: '#dba077', snow: inks.snow, snowShade: '#e7cbb4' },
    }) +
    shape(
      '#3f6a5c',
      firs({
        from: 118,
        to: 300,
        count: 12,
        ground: (along) => 530 + along * 14,
        height: (along) => 74 - along * 30,
        seed: 4,
        tiers: 5,
      }),
    ) +
    headland('#5f8a63', pointsFrom('112 530, 230 518, 330 556, 470 566, 688 552'), 606) +
    cottageRow({
      y: 566,
      cottages: [
        { x: 186, width: 44, height: 26, wall: wall.w, roof: inks.cedar },
        { x: 246, width: 40, height: 30, wall: wall.b, roof: inks.deep },
        { x: 560, width: 42, height: 26, wall: wall.w, roof: inks.deep },
        { x: 616, width: 44, height: 30, wall: wall.r, roof: inks.ink },
      ],
      shade: '#a08a78',
      windows: inks.deep,
    }) +
    headland('#47755a', pointsFrom('112 570, 260 566, 420 592, 560 586, 688 568'), 606) +
    cottageRow({
      y: 598,
      cottages: [
        { x: 140, width: 58, height: 36, wall: wall.r, roof: inks.deep },
        { x: 214, width: 52, height: 32, wall: wall.t, roof: inks.cedar },
        { x: 282, width: 56, height: 40, wall: wall.w, roof: inks.rust },
        { x: 474, width: 54, height: 38, wall: wall.b, roof: inks.cedar },
        { x: 546, width: 56, height: 34, wall: wall.w, roof: inks.tide },
        { x: 618, width: 52, height: 36, wall: wall.r, roof: inks.deep },
      ],
      shade: '#8f7668',
      windows: inks.deep,
    }) +
    hall() +
    shape('#2f7f86', 'M112 604H688V646H502Q456 648 440 612 424 592 400 592 376 592 360 612 344 648 298 646H112Z') +
    shape(inks.snow, slivers('140 614 100 6, 470 616 110 6, 190 628 120 6, 560 630 90 6')) +
    shape('#5b3a2a', 'M430 596H610V603H430ZM440 603h5v22h-5ZM490 603h5v22h-5ZM540 603h5v22h-5ZM590 603h5v22h-5Z') +
    shape(inks.cedar, 'M150 604Q180 616 232 606L222 622H164Z') +
    shape(inks.snow, 'M190 560 220 602H190Z') +
    shape('#5b3a2a', 'M186 556h3v50h-3Z')
  )
}

/** The village hall with its small tower, where all the paths lead. */
function hall() {
  return place(
    396,
    596,
    1,
    shape('#d9c8a6', 'M-44-42H8V0H-44Z') +
      shape(inks.snow, 'M8-42 30-64 52-42V0H8Z') +
      shape(inks.cedar, 'M-34-70H30L10-40H-52Z') +
      shape(inks.rust, 'M30-70 60-40H50L30-60 12-40H6Z') +
      shape('#d9c8a6', 'M-10-98H4V-66H-10Z') +
      shape(inks.snow, 'M4-98H12V-66H4Z') +
      shape(inks.deep, 'M-16-96 1-122 18-96ZM24-30H36V0H24ZM-32-32H-22V-16H-32ZM-12-32H-2V-16H-12Z'),
  )
}
