import { inks } from '../../src/ui/base/inks.ts'
import { cottageRow } from '../parts/cottage.ts'
import { ferry } from '../parts/ferry.ts'
import { firs } from '../parts/fir.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { meridianRing, ring } from '../parts/meridian-ring.ts'
import { stars } from '../parts/night.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { box, disc, place, pointsFrom, shape, sliver, stroke } from '../parts/svg.ts'
import { viewer } from '../parts/viewer.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const globe = { x: 960, y: 366, radius: 312 }
const shoreline = 716

export const brandVrv: Picture = {
  name: 'brand-vrv',
  width,
  height,
  alt: 'At night on a jetty, a viewer in a headset reaches toward a globe that holds a village, mountains and sea by day.',
  body:
    place(52.8, -4.4, 0.945, day() + village()) +
    night() +
    meridianRing({ ...globe, ink: '#131c33' }) +
    lake() +
    leaving() +
    jetty() +
    viewer(404, 842, 1.06),
}

function day() {
  const sun = { x: 1100, y: 330 }
  const span = { from: 600, to: 1320, base: 440, lightX: 1300 }
  return (
    shape('#f0a184', box(620, 50, 680, 700)) +
    disc('#f4b694', sun.x, sun.y, 330) +
    disc('#f7cba6', sun.x, sun.y, 220) +
    disc('#fae0bd', sun.x, sun.y, 130) +
    disc(inks.snow, sun.x, sun.y, 54) +
    range({
      ...span,
      seed: 9,
      peaks: peaksFrom('660 300 360, 800 176 350, 940 260 370, 1200 300 380'),
      inks: { shade: '#7d7ba0', lit: '#c99aa0', snow: inks.snow, snowShade: '#cdbccb' },
      snowLine: 0.44,
    }) +
    range({
      ...span,
      seed: 19,
      peaks: peaksFrom('700 372 410, 1000 388 416, 1230 360 410'),
      inks: { shade: '#4f6f92', lit: '#8f8fa8' },
    }) +
    shape('#2f8f95', 'M600 446Q960 410 1320 446V740H600Z') +
    ripples({ from: 760, to: 1300, top: 440, height: 260, count: 22, ink: '#237680', seed: 5 }) +
    glints({ x: sun.x, top: 432, height: 250, widths: [50, 210], ink: '#fae0bd', seed: 7, rows: 12 }) +
    ferry(960, 500, 0.62)
  )
}

/** Rows of houses down to a wharf, and a light on the opposite point. */
function village() {
  const [white, red, yellow, blue] = [inks.snow, inks.cedar, '#efc371', '#5f97a8']
  return (
    headland('#3f7a64', pointsFrom('600 420, 690 402, 790 448, 880 520, 930 600, 940 740'), 740) +
    shape(
      '#24594c',
      firs({ from: 626, to: 800, count: 10, ground: (along) => 436 + along * 20, height: () => 74, seed: 3, tiers: 5 }),
    ) +
    cottageRow({
      y: 476,
      cottages: [
        { x: 676, width: 44, height: 28, wall: yellow, roof: inks.deep },
        { x: 738, width: 42, height: 26, wall: white, roof: red },
      ],
      shade: '#9a8a8a',
      windows: inks.deep,
    }) +
    headland('#5a9a6f', pointsFrom('600 480, 720 474, 820 510, 890 580, 910 740'), 740) +
    cottageRow({
      y: 544,
      cottages: [
        { x: 656, width: 58, height: 38, wall: white, roof: inks.deep },
        { x: 732, width: 56, height: 36, wall: red, roof: inks.ink },
        { x: 806, width: 52, height: 34, wall: blue, roof: red },
      ],
      shade: '#8f8085',
      windows: inks.deep,
    }) +
    headland('#3f7a64', pointsFrom('600 556, 740 546, 850 582, 900 640, 910 740'), 740) +
    cottageRow({
      y: 622,
      cottages: [
        { x: 700, width: 70, height: 46, wall: yellow, roof: red },
        { x: 790, width: 72, height: 48, wall: white, roof: inks.tide },
      ],
      shade: '#8f8085',
      windows: inks.deep,
    }) +
    shape('#4a3a3a', 'M860 628H990V636H860ZM880 636h6v26h-6ZM930 636h6v26h-6ZM978 636h6v26h-6Z') +
    shape(inks.cedar, 'M1000 650Q1030 662 1084 652L1072 670H1014Z') +
    shape(inks.snow, 'M1040 596 1072 646H1040Z') +
    shape('#4a3a3a', 'M1036 590h3v62h-3Z') +
    headland('#2c6158', pointsFrom('1086 580, 1150 534, 1220 520, 1320 504'), 580) +
    lighthouse({ x: 1212, y: 524, scale: 0.4 })
  )
}

/** The dark around the globe, with a hole for the globe, and the rings of light around it. */
function night() {
  const { x, y, radius } = globe
  const mountains = { base: shoreline + 4, inks: { shade: '#1b2747', lit: '#35416b' } }
  return (
    `<path fill="#131c33" fill-rule="evenodd" d="M0 0H${width}V${height}H0ZM${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z"/>` +
    ring({ ...globe, radius: radius + 245 }, 90, '#18213d') +
    ring({ ...globe, radius: radius + 155 }, 90, '#222749') +
    ring({ ...globe, radius: radius + 60 }, 120, '#343056') +
    stars({ from: 0, to: 560, top: 10, bottom: 470, count: 46, ink: inks.snow, seed: 24, size: 4.5 }) +
    stars({ from: 1330, to: width, top: 10, bottom: 470, count: 24, ink: inks.snow, seed: 29, size: 4.5 }) +
    range({
      ...mountains,
      from: -80,
      to: 700,
      seed: 41,
      peaks: peaksFrom('40 500 620, 210 560 630, 420 600 660'),
    }) +
    range({
      ...mountains,
      from: 1210,
      to: 1700,
      seed: 44,
      peaks: peaksFrom('1400 580 650, 1560 510 620'),
    })
  )
}

function lake() {
  const { x } = globe
  return (
    shape('#16233f', box(0, shoreline, width, 200)) +
    ripples({ from: 0, to: width, top: shoreline, height: 150, count: 24, ink: '#22345a', seed: 8 }) +
    shape('#f4b694', sliver(x - 150, 752, 300, 9) + sliver(x - 60, 828, 300, 12)) +
    shape('#fae0bd', sliver(x - 40, 770, 330, 11) + sliver(x - 160, 848, 260, 10)) +
    shape(
      '#2f8f95',
      sliver(x - 200, 736, 330, 8) +
        sliver(x - 260, 776, 260, 9) +
        sliver(x - 240, 806, 420, 11) +
        sliver(x - 330, 832, 250, 10) +
        sliver(x + 60, 866, 260, 11),
    ) +
    shape('#5a9a6f', sliver(x - 360, 800, 180, 8) + sliver(x - 420, 858, 240, 9))
  )
}

/** Gulls flying out of the globe towards the viewer. */
function leaving() {
  return (
    gull(760, 250, 0.6, inks.snow) +
    gull(700, 206, 0.9, inks.snow) +
    gull(590, 166, 1.3, '#fae0bd') +
    gull(470, 190, 1.7, '#fae0bd')
  )
}

function jetty() {
  return (
    headland('#0d1526', pointsFrom('0 770, 120 760, 240 800, 320 836'), height) +
    shape('#0d1526', 'M0 836H640L660 852V870H0Z') +
    shape('#8f5f5a', 'M440 836H640L660 852H450Z') +
    shape('#c98a70', 'M640 836 660 852V870H640Z') +
    shape('#0d1526', [80, 210, 340, 470, 600].map((x) => box(x, 860, 22, 60)).join('')) +
    shape('#8f5f5a', [340, 470, 600].map((x) => box(x + 17, 870, 5, 40)).join('')) +
    place(
      580,
      838,
      1,
      shape(inks.brass, 'M-13-38H13V-8H-13Z') +
        shape(inks.snow, 'M-1-32H9V-12H-1Z') +
        shape('#0d1526', 'M-18 0V-8H18V0ZM-18-38 0-54 18-38Z') +
        stroke('#0d1526', 3, 'M-13-38V-8M13-38V-8M-10-52Q0-72 10-52'),
    ) +
    shape(
      '#0d1526',
      firs({
        from: -50,
        to: 150,
        count: 6,
        ground: () => 800,
        height: (along) => 330 - along * 190,
        seed: 17,
        tiers: 6,
      }),
    )
  )
}
