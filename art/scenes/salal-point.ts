import { inks } from '../../src/ui/base/inks.ts'
import { boardwalk } from '../parts/boardwalk.ts'
import { deckChair } from '../parts/deck-chair.ts'
import { figure } from '../parts/figure.ts'
import { firs } from '../parts/fir.ts'
import { headland } from '../parts/headland.ts'
import { keepersHouse } from '../parts/keepers-house.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { stars } from '../parts/night.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { smoke } from '../parts/smoke.ts'
import { box, disc, pointsFrom, polygon, shape, slivers } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import { wheelchair } from '../parts/wheelchair.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1400, 1000]
const horizon = 610
const tower = { x: 800, y: 716, scale: 1.72 }
const lamp = { x: tower.x, y: tower.y - 228 * tower.scale }

export const salalPoint: Picture = {
  name: 'salal-point',
  width,
  height,
  alt: 'Visitors, one of them in a wheelchair, follow a boardwalk hung with lanterns to the lit tower of Salal Point on a clear night.',
  body: sky() + sea() + lawn() + light() + station() + boardwalk() + visitors() + near(),
}

function sky() {
  const rings = [
    [1080, '#14303d'],
    [900, '#183a46'],
    [730, '#1d4650'],
    [580, '#245459'],
    [445, '#33645f'],
    [325, '#567862'],
    [225, '#8c8f60'],
    [145, '#c9a456'],
    [86, '#f3d182'],
  ] as const
  return (
    shape('#10252f', box(0, 0, width, height)) +
    rings.map(([radius, ink]) => disc(ink, lamp.x, lamp.y, radius)).join('') +
    stars({ from: 0, to: width, top: 16, bottom: 440, count: 80, ink: '#e9e2c4', seed: 9, size: 5 }) +
    shape(inks.paper, 'M226 122A46 46 0 1 0 272 174 40 40 0 1 1 226 122Z')
  )
}

function sea() {
  return (
    range({
      from: -60,
      to: 1460,
      base: horizon,
      seed: 12,
      peaks: peaksFrom('70 470 560, 240 400 540, 430 480 565, 640 440 550, 900 470 560, 1150 420 550, 1350 470 560'),
      inks: { shade: '#1d3a52', lit: '#3d5f72', snow: '#c9d3c8', snowShade: '#7f98a3' },
      lightX: 700,
    }) +
    range({
      from: -60,
      to: 1460,
      base: horizon,
      seed: 27,
      peaks: peaksFrom('150 545 580, 470 560 585, 900 552 585, 1260 545 580'),
      inks: { shade: '#152f44', lit: '#24495c' },
      lightX: 700,
    }) +
    shape('#1b4656', box(0, horizon, width, height - horizon)) +
    ripples({ from: 0, to: 720, top: horizon, height: 150, count: 26, ink: '#143848', seed: 8 }) +
    glints({ x: 232, top: horizon, height: 150, widths: [60, 190], ink: '#c3cfbd', seed: 5, rows: 9 })
  )
}

function lawn() {
  return (
    shape(
      '#12333a',
      firs({ from: 900, to: 1440, count: 11, ground: () => 716, height: (along) => 200 + along * 120, seed: 61 }),
    ) +
    headland(
      '#1c4a3e',
      pointsFrom('-10 980, 120 880, 280 780, 470 716, 700 704, 900 700, 1150 704, 1400 690'),
      height,
    ) +
    headland('#245a49', pointsFrom('20 1000, 200 880, 380 790, 560 738, 760 724, 980 724, 1200 740, 1400 730'), height)
  )
}

/** Bars of light; blinds on the seaward side keep it off the water. */
function light() {
  const reach = 900
  const bar = (from: number, to: number, length = reach) =>
    polygon([
      [lamp.x, lamp.y],
      ...[from, to].map(
        (degrees) =>
          [
            lamp.x + Math.cos((degrees * Math.PI) / 180) * length,
            lamp.y + Math.sin((degrees * Math.PI) / 180) * length,
          ] as const,
      ),
    ])
  return `<g fill="${inks.brass}" fill-opacity=".17">${[
    bar(-30, -23),
    bar(-14, -6),
    bar(3, 12),
    bar(21, 31),
    bar(40, 51),
    bar(60, 72),
  ]
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`
}

function station() {
  return (
    smoke(1128, 566, 130, 46, '#7f9a92', 5) +
    keepersHouse({ x: 1052, y: 738, scale: 1.32 }) +
    shape(inks.brass, slivers('1048 752 200 14, 1090 768 150 10')) +
    lighthouse(tower) +
    shape(inks.brass, 'M803.5 657.5a15.5 15.5 0 0 1 31 0V716H803.5Z') +
    shape('#d9a24a', polygon(pointsFrom('803 716, 834 716, 872 760, 792 760')))
  )
}

function visitors() {
  return (
    figure({ x: 770, y: 772, scale: 0.52, coat: inks.cedar, facing: 'right' }) +
    figure({ x: 796, y: 764, scale: 0.5, coat: inks.deep, facing: 'right', skin: '#e0b088' }) +
    figure({ x: 960, y: 776, scale: 0.6, coat: inks.plum, skin: '#8a5638' }) +
    figure({ x: 1000, y: 782, scale: 0.62, coat: inks.ember, hat: inks.ink, arm: 'raised' }) +
    figure({ x: 640, y: 872, scale: 1.02, coat: inks.tide, facing: 'right', skin: '#6b422c', arm: 'forward' }) +
    figure({ x: 690, y: 868, scale: 0.66, coat: inks.ember, facing: 'right', hair: '#5a3420', skin: '#6b422c' }) +
    shape('#4a3a2e', slivers('300 978 200 14')) +
    figure({
      x: 318,
      y: 968,
      scale: 1.62,
      coat: inks.cedar,
      legs: '#15202a',
      facing: 'right',
      arm: 'forward',
      hair: '#3a2418',
    }) +
    wheelchair({ x: 424, y: 972, scale: 1.72, coat: inks.brass, skin: '#8a5638', blanket: inks.tide }) +
    deckChair({ x: 1086, y: 868, scale: 1.28, coat: '#a9543a', skin: '#e0b088' }) +
    deckChair({ x: 1210, y: 896, scale: 1.45, coat: '#5b6b8a', skin: '#6b422c' })
  )
}

/** The dark rim of the wood that the trail comes out of. */
function near() {
  return (
    shape(
      '#0d2226',
      firs({
        from: -60,
        to: 190,
        count: 4,
        ground: () => 1010,
        height: (along) => 760 - along * 420,
        seed: 91,
        tiers: 9,
        spread: 0.3,
      }),
    ) +
    shape(
      '#0d2226',
      firs({
        from: 1270,
        to: 1440,
        count: 3,
        ground: () => 1010,
        height: (along) => 330 + along * 420,
        seed: 37,
        tiers: 9,
        spread: 0.3,
      }),
    ) +
    headland('#0d2226', pointsFrom('900 1010, 1040 962, 1190 948, 1300 930, 1400 926'), height) +
    shape('#16393a', slivers('1010 972 300 14, 1120 952 220 10'))
  )
}
