import { inks } from '../../src/ui/base/inks.ts'
import { coastline, distanceTo, isInside } from '../parts/coastline.ts'
import { compassRose } from '../parts/compass-rose.ts'
import { dividers } from '../parts/dividers.ts'
import { pin } from '../parts/pin.ts'
import { random } from '../parts/random.ts'
import { relief } from '../parts/relief.ts'
import { sloop } from '../parts/sloop.ts'
import { soundings } from '../parts/sounding.ts'
import { box, disc, type Point, pointsFrom, polygon, polyline, shape, slivers, stroke } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1400, 1000]
const harbour: Point = [432, 566]
const courseLine: readonly Point[] = pointsFrom('1010 1020, 822 792, 690 640, 552 572, 440 568')

/** An invented sound: a peninsula to the west, the mainland to the east, islands between. */
const shores: readonly Point[][] = [
  [
    ...coastline(
      pointsFrom(`
        580 -40, 600 120, 540 210, 476 262, 500 340, 436 410, 462 500, 400 540, 404 580, 452 612,
        380 660, 300 690, 236 766, 110 800, -40 850`),
      4,
    ),
    [-40, -40],
  ],
  [
    ...coastline(
      pointsFrom(`
        770 -40, 742 90, 806 190, 770 260, 856 330, 930 270, 1010 380, 1080 350, 1120 450, 1250 470,
        1310 560, 1440 590`),
      15,
    ),
    [1440, -40],
  ],
  coastline(pointsFrom('660 320, 730 370, 742 450, 700 540, 640 560, 600 480, 630 390, 660 320'), 8),
  coastline(pointsFrom('640 160, 674 200, 664 262, 630 230, 640 160'), 9),
  coastline(pointsFrom('850 540, 920 530, 960 590, 900 630, 846 600, 850 540'), 10),
  coastline(pointsFrom('560 690, 612 680, 640 722, 586 750, 560 690'), 11),
  coastline(pointsFrom('1020 560, 1050 556, 1056 590, 1024 594, 1020 560'), 12, 2),
]

export const contact: Picture = {
  name: 'contact',
  width,
  height,
  alt: 'A coast chart with soundings and a compass rose; a red course line leads past the islands to the harbour at Gibsons.',
  body: sea() + land() + course() + instruments(),
}

function sea() {
  const coast = shores.map(polygon).join('')
  const shelf = (reach: number, fill: string) =>
    stroke('#9cc0b5', reach * 2 + 3, coast) + stroke(fill, reach * 2, coast)
  return (
    shape('#f4eddb', box(0, 0, width, height)) +
    shelf(96, '#e9ead8') +
    shelf(56, '#d5e4d5') +
    narrows() +
    shelf(24, '#b4d5cb') +
    stroke('#cdbf9f', 1, graticule()) +
    soundings(depths(), 1.35, '#5b7f85')
  )
}

/** Fills the scraps of deeper water that the shelves leave where shores nearly meet. */
function narrows() {
  return (
    disc('#d5e4d5', 738, 207, 14) +
    disc('#d5e4d5', 718, 282, 8) +
    disc('#d5e4d5', 765, 325, 22) +
    shape('#e9ead8', box(848, 420, 66, 24))
  )
}

function graticule() {
  const meridians = [100, 400, 700, 1000, 1300].map((x) => `M${x} 0V${height}`)
  const parallels = [140, 380, 620, 860].map((y) => `M0 ${y}H${width}`)
  return [...meridians, ...parallels].join('')
}

/** Soundings on a loose grid, deeper away from the shore and towards the open strait. */
function depths() {
  const next = random(6)
  const spots = Array.from(
    { length: 16 * 12 },
    (_, i): Point => [(i % 16) * 92 + next() * 46, Math.floor(i / 16) * 86 + next() * 44],
  )
  return spots
    .filter(([x, y]) => x > 24 && x < width - 24 && y > 16 && y < height - 16)
    .filter((spot) => !shores.some((shore) => isInside(spot, shore)) && distanceTo(spot, shores) > 16)
    .filter((spot) => distanceTo(spot, [coastline(courseLine, 0, 4)]) > 40)
    .filter(
      ([x, y]) =>
        Math.hypot(x - 1140, y - 776) > 180 &&
        Math.hypot(x - 886, y - 842) > 90 &&
        Math.hypot(x - harbour[0], y - harbour[1]) > 50,
    )
    .map((spot) => [Math.round(distanceTo(spot, shores) / 2.6 + spot[1] / 40 + next() * 6), spot] as const)
}

function land() {
  const coast = shores.map(polygon).join('')
  return shape('#ead9ae', coast) + summits() + stroke(inks.ink, 2.5, coast) + town()
}

function summits() {
  const tops = [
    { x: 170, y: 210, reach: 180, seed: 3 },
    { x: 372, y: 316, reach: 74, seed: 4 },
    { x: 140, y: 560, reach: 130, seed: 5 },
    { x: 1000, y: 110, reach: 150, seed: 6 },
    { x: 1260, y: 280, reach: 130, seed: 7 },
    { x: 674, y: 440, reach: 54, seed: 8 },
    { x: 420, y: 80, reach: 96, seed: 9 },
  ]
  return relief(tops, ['#e5d29f', '#dfc992', '#d8bf83', '#d0b474', '#c6a764'])
}

function town() {
  return shape(
    inks.rust,
    'M376 520h12v12h-12ZM356 540h14v12h-14ZM374 556h12v14h-12ZM382 588h14v10h-14ZM402 606h12v12h-12ZM356 580h12v12h-12ZM334 562h12v12h-12ZM338 604h14v10h-14Z',
  )
}

function course() {
  const marks = [box(815, 785, 14, 14), box(545, 565, 14, 14)]
  return (
    `<path fill="none" stroke="${inks.cedar}" stroke-width="4" stroke-dasharray="16 9" d="${polyline(courseLine)}"/>` +
    shape(inks.cedar, marks.join('')) +
    sloop(882, 864, 0.95) +
    shape('#9cc0b5', slivers('822 864 130 4, 852 874 120 4')) +
    pin(...harbour)
  )
}

function instruments() {
  return (
    compassRose({ x: 1140, y: 776, radius: 150, ink: inks.ink, paper: inks.snow, accent: inks.cedar }) +
    dividers(1250, 190, 24, '#b99f66')
  )
}
